import { Link } from "react-router";
import { isPaused } from "#features/memberships/contract/author.ts";
import { PausedBadge, useShownAuthors } from "#features/memberships/web/index.ts";
import type { listUserPosts } from "#features/posts/contract/admin-lists.ts";
import { usePostMessages } from "#features/posts/web/index.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { RowOf } from "#kit/web/table/use-table.ts";
import styles from "./admin-posts.module.css";
import { useModerationMessages } from "./messages.ts";
import type { PostSite } from "./site.ts";

type Row = RowOf<typeof listUserPosts>;

/** `linkTo` returns the path that opens a post. Posts of the office also say who wrote them. R484 */
export function usePostColumns(site: PostSite, linkTo: (postId: number) => string): readonly Column<Row>[] {
  const text = useModerationMessages();
  const { kind } = usePostMessages();
  const { nameOf } = useShownAuthors();
  const { columns } = text;
  const isOffice = site.key === "official";
  const author: Column<Row> = {
    key: "author",
    label: columns.author,
    sortKey: "writer_name",
    width: 7,
    cell: ({ written_by, user_post }) =>
      isOffice ? (
        written_by
      ) : (
        <>
          <div className={styles.author} title={nameOf(user_post)}>
            {nameOf(user_post)}
          </div>
          {isPaused(user_post) && <PausedBadge />}
        </>
      ),
  };
  return [
    {
      key: "title",
      label: columns.title,
      kind: "name",
      width: 13.5,
      grows: true,
      cell: (post) => (
        <Link to={linkTo(post.id)} preventScrollReset>
          {post.title}
        </Link>
      ),
    },
    {
      key: "kind",
      label: columns.kind,
      kind: "state",
      width: 8.5,
      cell: (post) => <Badge>{kind[post.content_type as 1 | 2 | 3 | 4]}</Badge>,
    },
    author,
    {
      key: "published",
      label: columns.published,
      kind: "state",
      width: 5.25,
      cell: ({ published }) => (
        <Badge tone={published ? "success" : "warning"}>{published ? text.published : text.hidden}</Badge>
      ),
    },
    { key: "like_count", label: columns.likes, kind: "count" },
    { key: "comment_count", label: columns.comments, kind: "count" },
    { key: "interest_count", label: columns.interests, kind: "count" },
    { key: "created_at", label: columns.created, kind: "time" },
  ];
}
