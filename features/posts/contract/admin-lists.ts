import * as z from "zod/mini";
import { atLeast, dayFilter, listCall, textFilter } from "#kit/contract/list-call.ts";
import { flag } from "#kit/contract/wire.ts";
import { officialPostsPath, userPostsPath } from "./admin-paths.ts";
import { viewPosts } from "./audit-names.ts";
import { contentTypes } from "./content-type.ts";
import { post } from "./post.ts";

const filters = {
  /** The default is `all`: shown and hidden ones. */
  published: z.optional(z.union([flag, z.literal("all")])),
  content_type: z.optional(
    z.coerce.number().check(z.int(), z.minimum(contentTypes.article), z.maximum(contentTypes.autoPost)),
  ),
  /** Days are in Asia/Tokyo, both included. */
  created_from: dayFilter(),
  created_to: dayFilter(),
  writer: textFilter(),
  min_interests: atLeast(),
  without_comments: z.optional(flag),
  from_ct_10: z.optional(flag),
};

/** This administrator has written an official post; members see only the office. */
const written_by = z.nullable(z.string());

/** R369–R371. Totals stop at 10,000 records, and a search or another order covers as many. */
const postList = <const P extends string>(path: P, summary: string) =>
  listCall({
    view: viewPosts,
    path,
    count: `${path}/count`,
    summary,
    row: z.object({ ...post.shape, written_by }),
    search: "q",
    filters,
    sorts: {
      created_at: "desc",
      title: "asc",
      writer_name: "asc",
      like_count: "desc",
      comment_count: "desc",
      interest_count: "desc",
    },
  });

export const listUserPosts = postList(userPostsPath, "Posts of members, hidden ones included");

export const listOfficialPosts = postList(
  officialPostsPath,
  "Posts of the management office, hidden ones included",
);
