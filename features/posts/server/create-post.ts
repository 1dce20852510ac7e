import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import { createOfficialPost } from "../contract/admin-calls.ts";
import { createPost } from "../contract/calls.ts";
import { may } from "./policy.ts";
import { readPost } from "./read-post.ts";
import { writePost } from "./write-post.ts";

export const createPostRoute = serveInSteps(createPost, async (context, { body }) => {
  const { member } = context;
  assertMay(may.write(member, body.content_type));
  const id = await context.inTransaction((work) => writePost(work, member, body, false));
  return { data: await readPost(context, member, id) };
});

/** In the name of the management office. */
export const createOfficialPostRoute = serveInSteps(createOfficialPost, async (context, { body }) => {
  const { member } = context;
  assertMay(may.write(member, body.content_type));
  const id = await context.inTransaction(async (work) => {
    const written = await writePost(work, member, body, true);
    await recordAct(work, { target: { kind: "post", id: written } });
    return written;
  });
  return { data: await readPost(context, member, id) };
});
