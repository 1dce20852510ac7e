import { useParams, useSearchParams } from "react-router";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { PostDetail } from "./post-detail.tsx";
import type { PostSite } from "./site.ts";

/** R369, R370 */
const opening = { published: "true" };
const idOf = ({ id }: { readonly id: number }): number => id;

/** The posts of one site as the address says, and the one that is open beside them. */
export function usePostTable({ list, detail, origin }: PostSite) {
  const communityId = Number(useParams().id);
  const from = origin.from_ct_10 ? { origin: { from_ct_10: "true" } } : {};
  const table = useTable(list, { params: { id: communityId }, opening, ...from });
  const openId = readOpen(useSearchParams()[0].get("post"));
  const open = (id: number | undefined) => table.change({ post: id === undefined ? "" : String(id) });
  const neighbours = useNeighbours({ table, idOf, openId, onOpen: open });
  const panel = openId !== undefined && (
    <PostDetail
      place={{ detail, origin, communityId, postId: openId }}
      neighbours={neighbours}
      onClose={() => open(undefined)}
    />
  );
  return { communityId, table, openId, panel };
}
