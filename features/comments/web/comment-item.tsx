import { IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { MemberName, useProfileModal } from "#features/profiles/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteComment } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";
import styles from "./comments.module.css";
import { useMessages } from "./messages.ts";
import { cachedComments } from "./use-comments.ts";

export function CommentItem({ post, comment }: { post: Post; comment: Comment }) {
  const text = useMessages();
  const { user } = comment;
  const name = user.user_id === null ? text.departed : user.display_name || text.office;
  const profile = useProfileModal(post.community_id);
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
        <MentionText text={comment.content} names={comment.mentions} onMention={profile.open} />
      </div>
      <Menu label={text.menu} items={items} />
      {profile.modal}
      {remove.dialog}
    </li>
  );
}

/** R155: what has been deleted elsewhere meanwhile is as good as deleted here. */
function useDeleteComment(post: Post, { id }: Comment, name: string) {
  const text = useMessages();
  const cache = useQueryClient();
  const drop = () => {
    cachedComments(cache).drop(id);
    cachedPosts(cache).patch(post.id, (old) => ({
      ...old,
      comment_count: Math.max(0, old.comment_count - 1),
    }));
  };
  return useAction(deleteComment, {
    input: () => ({ params: { id: post.id, commentId: id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: <p>{text.deleteText(name)}</p>,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: drop,
    gone: () => text.deleted,
    onGone: drop,
  });
}
