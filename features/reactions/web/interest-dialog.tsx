import type { Post } from "#features/posts/contract/post.ts";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { INTEREST_CHAT_DAYS } from "../contract/limits.ts";

import { useMessages } from "./messages.ts";
import { useExpressInterest } from "./use-interest.ts";

/** Says what interest does before it is sent, since it cannot be undone. R010, R011 */
export default function InterestDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const text = useMessages();
  const express = useExpressInterest(post);
  return (
    <ConfirmDialog
      title={text.interestTitle}
      confirmLabel={text.interest}
      pending={express.isPending}
      onCancel={onClose}
      onConfirm={() => express.mutate(undefined, { onSettled: onClose })}
    >
      <p>{text.interestText(post.title, INTEREST_CHAT_DAYS)}</p>
    </ConfirmDialog>
  );
}
