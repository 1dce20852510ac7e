import { IconArticle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { postModerations } from "#features/posts/contract/bulk-calls.ts";
import { usePostMessages } from "#features/posts/web/index.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import { useActs } from "#kit/web/bulk/use-acts.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import type { TableSelection } from "#kit/web/table/use-selection.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { useModerationMessages } from "./messages.ts";
import { PostDetail } from "./post-detail.tsx";
import { postFilters, postViews } from "./post-filters.ts";
import type { PostSite } from "./site.ts";
import { useAdminLive } from "./use-admin-live.ts";
import { usePostColumns } from "./use-post-columns.tsx";

/** Shows the posts of one site as a table, with the open one beside it. `action` is next to the heading. */
export function AdminPosts({ site, action }: { site: PostSite; action?: ReactNode }) {
  const text = useModerationMessages();
  const { communityId, table, openId, panel } = usePostTable(site);
  const { bulk, dialog } = useModeratePosts(communityId, table.selection);
  const { title, empty, emptyHint } = text[site.key];
  return (
    <>
      <TableScreen
        table={table}
        title={title}
        action={action}
        counted="things"
        search={text.search}
        filters={postFilters(text, usePostMessages())}
        views={<ViewTabs table={table} list={`${site.key}_posts`} builtIn={postViews(text)} />}
        columns={usePostColumns(site, (postId) => table.addressWith({ post: String(postId) }))}
        target={(post) => ({ id: post.id, number: post.id, name: post.title })}
        openId={openId}
        bulk={bulk}
        empty={{ icon: IconArticle, title: empty, hint: emptyHint }}
      />
      {panel}
      {dialog}
    </>
  );
}

function useModeratePosts(communityId: number, selection: TableSelection) {
  const words = useModerationMessages().moderate;
  const { hide, reveal, delete: destroy } = postModerations;
  const { bulk, dialog } = useActs(
    [
      { call: hide, label: words.hide.label, words: words.hide, undo: reveal },
      { call: reveal, label: words.reveal.label, words: words.reveal, undo: hide },
      { call: destroy, label: words.delete.label, words: words.delete, irreversible: true },
    ],
    { communityId, counted: "things", onDone: selection.keep },
  );
  return { bulk: bulk(selection.selected), dialog };
}

/** The list itself has the newest first. R369, R370 */
const opening = { published: "true" };
const idOf = ({ id }: { readonly id: number }): number => id;

/** Keeps the posts of one site by the URL, live, and the one open beside them. */
function usePostTable({ list, detail, origin }: PostSite) {
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
