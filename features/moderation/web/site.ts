import { listOfficialPosts, listUserPosts } from "#features/posts/contract/admin-lists.ts";
import { getOfficialPostDetail, getUserPostDetail } from "../contract/calls.ts";

/** OF10 shows users' posts, CT10 those of the management office, both in the same way. */
export type PostSite = {
  readonly key: "user" | "official";
  readonly list: typeof listUserPosts | typeof listOfficialPosts;
  readonly detail: typeof getUserPostDetail | typeof getOfficialPostDetail;
  /** R371: calls of CT10 say where they come from. */
  readonly origin: { readonly from_ct_10?: true };
};

export const userPosts: PostSite = {
  key: "user",
  list: listUserPosts,
  detail: getUserPostDetail,
  origin: {},
};

export const officialPosts: PostSite = {
  key: "official",
  list: listOfficialPosts,
  detail: getOfficialPostDetail,
  origin: { from_ct_10: true },
};
