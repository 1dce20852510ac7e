import { IconArticle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./admin-posts.module.css";
import { useAdminMessages } from "./messages.ts";
import { PostDetail } from "./post-detail.tsx";
import { PostFilters } from "./post-filters.tsx";
import { type PostListState, usePostListState } from "./post-list-state.ts";
import type { PostSite } from "./site.ts";
import { useAdminLive } from "./use-admin-live.ts";
import { useAdminPosts } from "./use-admin-posts.ts";
import { usePostColumns } from "./use-post-columns.tsx";

/** The posts of one site as a table, with the open one beside it. `action` stands next to the heading. */
export function AdminPosts({ site, action }: { site: PostSite; action?: ReactNode }) {
  const text = useAdminMessages();
  const communityId = Number(useParams().id);
  const { state, change, linkTo, clear } = usePostListState();
  const query = useAdminPosts(site, communityId, state);
  const columns = usePostColumns(linkTo);
  useAdminLive(communityId);
  const posts = query.data?.data.records ?? [];
  const instead = useInstead(site, state, query);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{text[site.key].title}</h1>
        {action}
      </header>
      <PostFilters state={state} onChange={change} onClear={clear} />
      <DataTable
        caption={text[site.key].title}
        columns={columns}
        rows={posts}
        idOf={(post) => post.id}
        nameOf={(post) => post.title}
        sort={{ key: "created_at", direction: state.direction }}
        onSort={({ direction }) => change({ created_at: direction })}
        busy={query.isPlaceholderData}
        {...(instead ? { instead } : {})}
      />
      {query.data && (
        <Pager
          page={state.page}
          totalPages={query.data.total_pages}
          totalRecords={query.data.total_records}
          onPage={(page) => change({ page: String(page) })}
          sizes={ADMIN_PAGE_SIZES}
          size={state.perPage}
          onSize={(size) => change({ per_page: String(size) })}
        />
      )}
      {state.postId !== null && (
        <PostDetail
          key={state.postId}
          place={{ detail: site.detail, origin: site.origin, communityId, postId: state.postId }}
          onClose={() => change({ post: null })}
        />
      )}
    </div>
  );
}

/** What stands in the place of the rows while there are none. */
function useInstead(
  site: PostSite,
  state: PostListState,
  query: ReturnType<typeof useAdminPosts>,
): ReactNode {
  const text = useAdminMessages();
  if (query.data?.data.records.length) return undefined;
  const filtered = state.search !== "" || state.contentType !== "" || state.published === "false";
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={8} />}>
      {() => (
        <EmptyState
          icon={<IconArticle size={40} stroke={1.5} aria-hidden="true" />}
          title={filtered ? text.noneFound : text[site.key].empty}
        >
          {filtered ? text.noneFoundHint : text[site.key].emptyHint}
        </EmptyState>
      )}
    </Loaded>
  );
}
