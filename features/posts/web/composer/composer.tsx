import { useMemo, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import type { WrittenType } from "../../contract/content-type.ts";
import type { Post } from "../../contract/post.ts";
import { useMessages } from "../messages.ts";
import { ComposerFields } from "./composer-fields.tsx";
import { ComposerNotice } from "./composer-notice.tsx";
import { draftOf, emptyDraft } from "./post-draft.ts";
import { inOwnName, type PostTarget } from "./post-target.ts";
import { useSubmitPost } from "./use-submit-post.ts";

type Props = {
  communityId: number;
  types: readonly WrittenType[];
  target?: PostTarget;
  post?: Post;
  onClose: () => void;
};

/** Writes a post or edits one. What was typed stays through closing, reloading and a failed sending. */
export default function Composer({ communityId, types, target = inOwnName, post: given, onClose }: Props) {
  const text = useMessages().composer;
  // What is edited is what was opened: a newer one coming in live must not be written over unseen. R294
  const [post] = useState(given);
  const empty = useMemo(() => (post ? draftOf(post) : emptyDraft(types[0] ?? 1)), [post, types]);
  const key = post ? `post-${post.id}-${post.updated_at}` : `${target.key}-${communityId}`;
  const { draft, change, clear, isRestored, isDirty } = useDraft(key, empty);
  const [leaving, setLeaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const submit = useSubmitPost(communityId, target, post, () => {
    clear();
    onClose();
  });
  // A new post is kept as a draft; an edit would be forgotten, so leaving it asks.
  const close = () => (post && isDirty ? setLeaving(true) : onClose());
  return (
    <Modal
      title={post ? text.editTitle : text.createTitle}
      wide
      onClose={close}
      mayClose={() => !submit.isPending}
      footer={
        <Button
          variant="primary"
          pending={submit.isPending}
          disabled={uploading}
          onClick={() => submit.mutate(draft)}
        >
          {post ? text.save : text.submit}
        </Button>
      }
    >
      <ComposerNotice
        restored={isRestored && !post}
        error={submit.error}
        onDiscard={clear}
        postId={post?.id}
        onClose={onClose}
      />
      <ComposerFields
        communityId={communityId}
        types={types}
        draft={draft}
        onChange={change}
        error={submit.error}
        isNew={!post}
        onBusy={setUploading}
      />
      {leaving && (
        <ConfirmDialog
          title={text.leaveTitle}
          confirmLabel={text.leave}
          danger
          onCancel={() => setLeaving(false)}
          onConfirm={() => {
            clear();
            onClose();
          }}
        >
          <p>{text.leaveText}</p>
        </ConfirmDialog>
      )}
    </Modal>
  );
}
