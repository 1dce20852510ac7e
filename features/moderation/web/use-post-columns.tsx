import { Link } from "react-router";
import type { Post } from "#features/posts/contract/post.ts";
import { usePostMessages } from "#features/posts/web/index.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import { authorName } from "./author-name.ts";
import { useModerationMessages } from "./messages.ts";
import type { PostSite } from "./site.ts";

/** The columns of the list; `linkTo` is the address that opens a post. The office's own posts all have one author. R484 */
export function usePostColumns(site: PostSite, linkTo: (postId: number) => string): readonly Column<Post>[] {
  const text = useModerationMessages();
  const { kind } = usePostMessages();
  const { columns } = text;
  const author: Column<Post> = {
    key: "author",
    label: columns.author,
    cell: (post) => authorName(post.user_post, text.departed),
  };
  return [
    {
      key: "title",
      label: columns.title,
      kind: "name",
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
      cell: (post) => <Badge>{kind[post.content_type as 1 | 2 | 3 | 4]}</Badge>,
    },
    ...(site.key === "user" ? [author] : []),
    {
      key: "published",
      label: columns.published,
      kind: "state",
      cell: ({ published }) => (
        <Badge tone={published ? "success" : "warning"}>{published ? text.published : text.hidden}</Badge>
      ),
    },
    { key: "likes", label: columns.likes, kind: "count", cell: (post) => post.like_count },
    { key: "comments", label: columns.comments, kind: "count", cell: (post) => post.comment_count },
    {
      key: "created",
      label: columns.created,
      sortKey: "created_at",
      kind: "time",
      cell: (post) => <time dateTime={post.created_at}>{formatSecond(new Date(post.created_at))}</time>,
    },
  ];
}
