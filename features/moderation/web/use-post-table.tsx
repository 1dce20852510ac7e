import { useParams } from "react-router";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { PostDetail } from "./post-detail.tsx";
import type { PostSite } from "./site.ts";
import { useAdminLive } from "./use-admin-live.ts";

/** The list itself has the newest first. R369, R370 */
const opening = { published: "true" };
const idOf = ({ id }: { readonly id: number }): number => id;

/** Keeps the posts of one site by the URL, live, and the one open beside them. */
export function usePostTable({ list, detail, origin }: PostSite) {
  const communityId = Number(useParams().id);
  const from = origin.from_ct_10 ? { origin: { from_ct_10: "true" } } : {};
  const table = useTable(list, { params: { id: communityId }, opening, ...from });
  useAdminLive(communityId);
  const { number: openId, onClose, neighbours } = useOpenRow(table, idOf, "post");
  const panel = openId !== undefined && (
    <PostDetail
      postKey={{ detail, origin, communityId, postId: openId }}
      neighbours={neighbours}
      onClose={onClose}
    />
  );
  return { communityId, table, openId, panel };
}
