import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import type { Group } from "../contract/views.ts";
import { draftOf } from "./group-draft.ts";
import { GroupFields } from "./group-fields.tsx";
import { GroupNotice } from "./group-notice.tsx";
import styles from "./groups.module.css";
import { useMessages } from "./messages.ts";
import { useSubmitGroup } from "./use-submit-group.ts";

type Props = { communityId: number; group?: Group; onClose: () => void };

/** Creates a group or edits one. What was typed for a new one stays through closing and a failed sending. */
export default function GroupForm({ communityId, group: given, onClose }: Props) {
  const text = useMessages().form;
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
        <GroupNotice
          restored={isRestored && !group}
          error={submit.error}
          onDiscard={clear}
          groupId={group?.id}
          onClose={finish}
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
