import { IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";
import type { Comment } from "#features/comments/contract/comment.ts";
import { AuthorChip, useShownAuthors } from "#features/memberships/web/index.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import styles from "./admin-comments.module.css";
import { useAdminCommentMessages } from "./messages.ts";

type Props = {
  readonly comment: Comment;
  readonly pending: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
};

export function AdminComment({ comment, pending, onToggle, onDelete }: Props) {
  const text = useAdminCommentMessages();
  const { user, published, abilities } = comment;
  const name = useShownAuthors().nameOf(user);
  const deletion: MenuItem = {
    label: text.delete,
    icon: <IconTrash size={18} aria-hidden="true" />,
    danger: true,
    onSelect: onDelete,
  };
  const Eye = published ? IconEyeOff : IconEye;
  return (
    <li className={styles.comment} aria-label={text.of(name)} aria-busy={pending}>
      <AuthorChip
        author={user}
        size="sm"
        badge={!published && <Badge tone="warning">{text.hidden}</Badge>}
        note={<ExactTime time={comment.created_at} />}
      />
      <div className={published ? undefined : common.dim}>
        <MentionText text={comment.content} names={comment.mentions} />
      </div>
      <div className={styles.actions}>
        {abilities.hide && (
          <Button
            size="sm"
            variant="subtle"
            icon={<Eye size={18} aria-hidden="true" />}
            pending={pending}
            onClick={onToggle}
          >
            {published ? text.hide : text.reveal}
          </Button>
        )}
        {abilities.delete && <Menu label={text.menu(name)} items={[deletion]} />}
      </div>
    </li>
  );
}
