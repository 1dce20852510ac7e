import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { createOfficialPost } from "../contract/admin-calls.ts";
import { createPost } from "../contract/calls.ts";
import { may } from "./policy.ts";
import { readPost } from "./read-post.ts";
import { writePost } from "./write-post.ts";

// The answer is read once committed, by the statement that makes every post's view.
const afterwards = { transaction: false };

export const createPostRoute = serve(
  createPost,
  async (context, { body }) => {
    const { member } = context;
    assertMay(may.write(member, body.content_type));
    const id = await context.inTransaction((work) => writePost(work, member, body, false));
    return { data: await readPost(context, member, id) };
  },
  afterwards,
);

/** In the name of the management office. */
export const createOfficialPostRoute = serve(
  createOfficialPost,
  async (context, { body }) => {
    const { member } = context;
    assertMay(may.write(member, body.content_type));
    const id = await context.inTransaction((work) => writePost(work, member, body, true));
    return { data: await readPost(context, member, id) };
  },
  afterwards,
);
