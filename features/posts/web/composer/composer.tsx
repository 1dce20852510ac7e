import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { commonErrors } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { FormNotice } from "#kit/ui/form-notice/form-notice.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import { formFaultOf } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { listPosts } from "../../contract/calls.ts";
import type { WrittenType } from "../../contract/content-type.ts";
import type { Post } from "../../contract/post.ts";
import { useMessages } from "../messages.ts";
import { postKey } from "../post-cache.ts";
import styles from "./composer.module.css";
import { ComposerFields } from "./composer-fields.tsx";
import type { PicturesState } from "./image-picker.tsx";
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
  const { language } = useLanguage();
  // What is edited is what was opened: a newer one coming in live must not be written over unseen. R294
  const [post] = useState(given);
  const empty = useMemo(() => (post ? draftOf(post) : emptyDraft(types[0] ?? 1)), [post, types]);
  const key = post ? `post-${post.id}-${post.updated_at}` : `${target.key}-${communityId}`;
  const { draft, change, clear, isRestored, isDirty } = useDraft(key, empty);
  const [leaving, setLeaving] = useState(false);
  const [pictures, setPictures] = useState<PicturesState>("sent");
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const submit = useSubmitPost(communityId, target, post, () => {
    clear();
    onClose();
  });
  const misses = asked && pictures === "leftBehind";
  const send = () => {
    setAsked(pictures === "leftBehind");
    if (pictures === "sent") submit.mutate(draft);
    else requestAnimationFrame(() => form.current && focusFirstError(form.current));
  };
  const cache = useQueryClient();
  const reload = () => {
    void cache.invalidateQueries({ queryKey: [listPosts.path] });
    if (post) void cache.invalidateQueries({ queryKey: postKey(post.id) });
    onClose();
  };
  // A new post is kept as a draft; an edit would be forgotten, so leaving it asks.
  const close = () => (post && isDirty ? setLeaving(true) : onClose());
  return (
    <Modal
      title={post ? text.editTitle : text.createTitle}
      wide
      onClose={close}
      mayClose={() => !submit.isPending}
      footer={
        <Button variant="primary" pending={submit.isPending} disabled={pictures === "sending"} onClick={send}>
          {post ? text.save : text.submit}
        </Button>
      }
    >
      <div ref={form} className={styles.form}>
        <FormNotice
          onReload={isApiError(submit.error, commonErrors.ERROR_STATUS_HAS_CHANGED.code) ? reload : undefined}
          problem={formFaultOf(submit.error, language)}
          onDiscard={isRestored && !post ? clear : undefined}
        />
        <ComposerFields
          communityId={communityId}
          types={types}
          draft={draft}
          onChange={change}
          error={submit.error}
          isNew={!post}
          onPictures={setPictures}
          misses={misses}
        />
      </div>
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
