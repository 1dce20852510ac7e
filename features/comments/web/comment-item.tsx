import { IconArrowBackUp } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  MemberName,
  useAuthorLine,
  useProfileModal,
  useShownAuthors,
} from "#features/memberships/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { changeItems } from "#kit/ui/menu/change-items.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { Middot } from "#kit/ui/middot/middot.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteComment } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";
import { CommentLike } from "./comment-like.tsx";
import styles from "./comments.module.css";
import { EditForm } from "./edit-form.tsx";
import { useCommentMessages } from "./messages.ts";
import { cachedComments, refreshComments } from "./use-comments.ts";

type Props = {
  readonly post: Post;
  readonly comment: Comment;
  /** Opens the field for a reply; undefined where the post takes no comments. */
  readonly onReply: (() => void) | undefined;
};

export function CommentItem({ post, comment, onReply }: Props) {
  const text = useCommentMessages();
  const { user } = comment;
  const face = useShownAuthors().faceOf(user);
  const line = useAuthorLine(user);
  const profile = useProfileModal(post.community_id);
  const [isEdited, setEdited] = useState(false);
  const remove = useDeleteComment(post, comment, face.name);
  if (comment.withheld) return <p className={styles.withheld}>{text.withheld}</p>;
  const items = changeItems({
    abilities: comment.abilities,
    text,
    onEdit: () => setEdited(true),
    onDelete: () => remove.run(),
  });
  return (
    <article className={styles.comment} aria-label={text.by(face.name)}>
      <Avatar {...face} size={32} />
      <div className={styles.body}>
        <p className={styles.byline}>
          <span className={styles.author}>
            <MemberName communityId={post.community_id} author={user} />
          </span>
          <span className={common.fine}>
            {line && (
              <>
                <Quoting>{line}</Quoting>
                <Middot />
              </>
            )}
            <RelativeTime time={comment.created_at} />
            {comment.edited && (
              <>
                <Middot />
                {text.edited}
              </>
            )}
          </span>
          {!comment.published && <Badge tone="warning">{text.hidden}</Badge>}
        </p>
        {isEdited ? (
          <EditForm post={post} comment={comment} onClose={() => setEdited(false)} />
        ) : (
          <>
            <MentionText text={comment.content} names={comment.mentions} onMention={profile.open} />
            <div className={styles.actions}>
              {comment.published && <CommentLike comment={comment} />}
              {onReply && comment.published && (
                <Button
                  variant="quiet"
                  icon={<IconArrowBackUp size={20} aria-hidden="true" />}
                  onClick={onReply}
                >
                  {text.reply}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {items.length > 0 && (
        <div hidden={isEdited}>
          <Menu label={text.menu} items={items} />
        </div>
      )}
      {profile.modal}
      {remove.dialog}
    </article>
  );
}

/** R155: a comment already deleted elsewhere counts as deleted here. One with replies stays without its text. */
function useDeleteComment(post: Post, { id, reply_count }: Comment, name: string) {
  const text = useCommentMessages();
  const cache = useQueryClient();
  const drop = () => {
    if (reply_count === 0) cachedComments(cache).drop(id);
    void refreshComments(cache, post.id);
  };
  return useAction(deleteComment, {
    input: () => ({ params: { id: post.id, commentId: id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: text.deleteText(name),
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: ({ comment_count }) => {
      drop();
      cachedPosts(cache).patch(post.id, (old) => ({ ...old, comment_count }));
    },
    gone: () => text.deleted,
    onGone: drop,
  });
}
