import { IconArticle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router";
import type { Post } from "#features/posts/contract/post.ts";
import { usePostMessages } from "#features/posts/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { useModerationMessages } from "./messages.ts";
import { PostDetail } from "./post-detail.tsx";
import type { PostSite } from "./site.ts";
import { useAdminLive } from "./use-admin-live.ts";
import { useModeratePosts } from "./use-moderate-posts.tsx";
import { usePostColumns } from "./use-post-columns.tsx";

const idOf = ({ id }: Post): number => id;

/** R369, R370 */
const opening = { published: "true" };

/** The posts of one site as a table, with the open one beside it. `action` stands next to the heading. */
export function AdminPosts({ site, action }: { site: PostSite; action?: ReactNode }) {
  const text = useModerationMessages();
  const { kind } = usePostMessages();
  const communityId = Number(useParams().id);
  const table = useTable(site.list, {
    params: { id: communityId },
    opening,
    ...(site.origin.from_ct_10 ? { origin: { from_ct_10: "true" } } : {}),
  });
  const columns = usePostColumns(site, (postId) => table.addressWith({ post: String(postId) }));
  const postId = readOpen(useSearchParams()[0].get("post"));
  const open = (id: number | undefined) => table.change({ post: id === undefined ? "" : String(id) });
  const neighbours = useNeighbours({ table, idOf, openId: postId, onOpen: open });
  useAdminLive(communityId);
  const { bulk, dialog } = useModeratePosts(communityId, table.selection);
  return (
    <>
      <TableScreen
        table={table}
        title={text[site.key].title}
        action={action}
        counted="things"
        search={text.search}
        filters={[
          {
            name: "published",
            label: text.filters.published,
            options: (["true", "false", "all"] as const).map((value) => ({
              value,
              label: text.filters[value],
            })),
          },
          {
            name: "content_type",
            label: text.filters.kind,
            options: [
              { value: "", label: text.filters.anyKind },
              ...([1, 2, 3, 4] as const).map((value) => ({ value: `${value}`, label: kind[value] })),
            ],
          },
        ]}
        columns={columns}
        bulk={bulk}
        target={({ id, title }) => ({ id, number: id, name: title })}
        empty={{
          icon: <IconArticle size={40} stroke={1.5} aria-hidden="true" />,
          title: text[site.key].empty,
          hint: text[site.key].emptyHint,
        }}
      />
      {dialog}
      {postId !== undefined && (
        <PostDetail
          place={{ detail: site.detail, origin: site.origin, communityId, postId }}
          neighbours={neighbours}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
