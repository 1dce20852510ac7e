import { IconTrash } from "@tabler/icons-react";
import type { Post } from "#features/posts/contract/post.ts";
import { MemberName } from "#features/profiles/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import type { Comment } from "../contract/comment.ts";
import styles from "./comments.module.css";
import { useMessages } from "./messages.ts";
import { useDeleteComment } from "./use-delete-comment.tsx";

export function CommentItem({ post, comment }: { post: Post; comment: Comment }) {
  const text = useMessages();
  const { user } = comment;
  const name = user.user_id === null ? text.departed : user.display_name || text.office;
  const remove = useDeleteComment(post, comment, name);
  const items = comment.abilities.delete
    ? [{ label: text.delete, icon: <IconTrash size={20} />, danger: true, onSelect: () => remove.run() }]
    : [];
  return (
    <li className={styles.comment}>
      <Avatar
        name={name}
        imageUrl={user.avatar_url}
        departed={comment.create_by_admin ? 0 : user.is_deleted_in_30_days}
        size={32}
      />
      <div className={styles.body}>
        <p className={styles.byline}>
          <span className={styles.author}>
            <MemberName communityId={post.community_id} author={user} name={name} />
          </span>
          <RelativeTime time={comment.created_at} className={styles.time} />
          {!comment.published && <Badge tone="warning">{text.hidden}</Badge>}
        </p>
        <MentionText text={comment.content} names={comment.mentions} />
      </div>
      <Menu label={text.menu} items={items} />
      {remove.dialog}
    </li>
  );
}
