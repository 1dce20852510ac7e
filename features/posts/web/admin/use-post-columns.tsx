import { Link } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatMinute } from "#kit/ui/time/format-time.ts";
import type { Post } from "../../contract/post.ts";
import { useMessages } from "../messages.ts";
import styles from "./admin-posts.module.css";
import { authorName } from "./author-name.ts";
import { useAdminMessages } from "./messages.ts";

/** The columns of the list; `linkTo` is the address that opens a post. Only the time of writing sorts. */
export function usePostColumns(linkTo: (postId: number) => string): Column<Post>[] {
  const text = useAdminMessages();
  const { kind } = useMessages();
  const { columns } = text;
  return [
    {
      key: "title",
      label: columns.title,
      fixed: true,
      cell: (post) => (
        <Link to={linkTo(post.id)} preventScrollReset className={styles.title}>
          {post.title}
        </Link>
      ),
    },
    {
      key: "kind",
      label: columns.kind,
      cell: (post) => <Badge>{kind[post.content_type as 1 | 2 | 3 | 4]}</Badge>,
    },
    {
      key: "author",
      label: columns.author,
      cell: (post) => <span className={styles.author}>{authorName(post.user_post, text.departed)}</span>,
    },
    {
      key: "published",
      label: columns.published,
      cell: ({ published }) => (
        <Badge tone={published ? "success" : "warning"}>{published ? text.published : text.hidden}</Badge>
      ),
    },
    { key: "likes", label: columns.likes, align: "end", cell: (post) => post.like_count },
    { key: "comments", label: columns.comments, align: "end", cell: (post) => post.comment_count },
    {
      key: "created",
      label: columns.created,
      sortKey: "created_at",
      cell: (post) => (
        <time dateTime={post.created_at} className={styles.time}>
          {formatMinute(new Date(post.created_at))}
        </time>
      ),
    },
  ];
}
