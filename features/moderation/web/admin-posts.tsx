import { IconArticle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePostMessages } from "#features/posts/web/index.ts";
import { ViewTabs } from "#features/saved-views/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useModerationMessages } from "./messages.ts";
import { postFilters, postViews } from "./post-filters.ts";
import type { PostSite } from "./site.ts";
import { useModeratePosts } from "./use-moderate-posts.ts";
import { usePostColumns } from "./use-post-columns.tsx";
import { usePostTable } from "./use-post-table.tsx";

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
