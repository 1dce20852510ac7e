import { IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";
import type { Comment } from "#features/comments/contract/comment.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import { UserChip } from "#kit/ui/user-chip/user-chip.tsx";
import styles from "./admin-comments.module.css";
import { useAdminCommentMessages } from "./messages.ts";

type Names = { readonly departed: string; readonly office: string };

export const nameOf = ({ user }: Comment, text: Names): string =>
  user.user_id === null ? text.departed : user.display_name || text.office;

type Props = {
  readonly comment: Comment;
  /** A change of it is under way. */
  readonly pending: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
};

/** One comment; only what the server allows is offered. */
export function AdminComment({ comment, pending, onToggle, onDelete }: Props) {
  const text = useAdminCommentMessages();
  const { user, published, abilities } = comment;
  const name = nameOf(comment, text);
  const deletion: MenuItem = {
    label: text.delete,
    icon: <IconTrash size={18} aria-hidden="true" />,
    danger: true,
    onSelect: onDelete,
  };
  const Eye = published ? IconEyeOff : IconEye;
  return (
    <li className={styles.comment} aria-label={text.of(name)} aria-busy={pending}>
      <UserChip
        size="sm"
        name={name}
        imageUrl={user.avatar_url}
        departed={comment.create_by_admin ? 0 : user.is_deleted_in_30_days}
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
