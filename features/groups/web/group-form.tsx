import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useMemo, useRef, useState } from "react";
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
import type { Group } from "../contract/views.ts";
import { refreshGroup } from "./group-cache.ts";
import { draftOf } from "./group-draft.ts";
import { GroupFields } from "./group-fields.tsx";
import styles from "./groups.module.css";
import { useMessages } from "./messages.ts";
import { useSubmitGroup } from "./use-submit-group.ts";

type Props = { communityId: number; group?: Group; onClose: () => void };

/** Creates a group or edits one. What was typed for a new one stays through closing and a failed sending. */
export default function GroupForm({ communityId, group: given, onClose }: Props) {
  const text = useMessages().form;
  const { language } = useLanguage();
  const cache = useQueryClient();
  // The list may learn of a newer state meanwhile; what is edited is what was opened.
  const [group] = useState(given);
  const empty = useMemo(() => draftOf(group), [group]);
  const key = group ? `group-${group.id}-${group.updated_at}` : `group-${communityId}`;
  const { draft, change, clear, isRestored, isDirty } = useDraft(key, empty);
  const [leaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const finish = () => {
    clear();
    onClose();
  };
  const reload = () => {
    if (group) refreshGroup(cache, group.id);
    finish();
  };
  const submit = useSubmitGroup(communityId, group, finish);
  useEffect(() => {
    if (submit.error && form.current) focusFirstError(form.current);
  }, [submit.error]);
  return (
    <Modal
      title={group ? text.editTitle : text.createTitle}
      onClose={() => (group && isDirty ? setLeaving(true) : onClose())}
      mayClose={() => !submit.isPending}
      footer={
        <Button variant="primary" type="submit" form={id} pending={submit.isPending}>
          {group ? text.save : text.submit}
        </Button>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submit.isPending) submit.mutate(draft);
        }}
      >
        <FormNotice
          onReload={isApiError(submit.error, commonErrors.ERROR_STATUS_HAS_CHANGED.code) ? reload : undefined}
          problem={formFaultOf(submit.error, language)}
          onDiscard={isRestored && !group ? clear : undefined}
        />
        <GroupFields draft={draft} onChange={change} error={submit.error} />
      </form>
      {leaving && (
        <ConfirmDialog
          title={text.leaveTitle}
          confirmLabel={text.leave}
          danger
          onCancel={() => setLeaving(false)}
          onConfirm={finish}
        >
          <p>{text.leaveText}</p>
        </ConfirmDialog>
      )}
    </Modal>
  );
}
