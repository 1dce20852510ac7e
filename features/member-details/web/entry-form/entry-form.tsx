import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import * as z from "zod/mini";
import { faultOf } from "#kit/contract/fields/issue-faults.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { FormNotice } from "#kit/ui/form-notice/form-notice.tsx";
import { LeaveGuard } from "#kit/ui/leave-guard/leave-guard.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import type { Checked } from "#kit/web/forms/check-values.ts";
import { type FormDraft, useDraftedForm } from "#kit/web/forms/use-drafted-form.ts";
import { callKey, useSend } from "#kit/web/query/use-call.ts";
import { showRegistrationColumns } from "../../contract/calls.ts";
import {
  type EntryForm as Form,
  saveEntryForm,
  showEntryForm,
  type WrittenForm,
  writtenForm,
} from "../../contract/entry-form.ts";
import { Columns } from "./columns.tsx";
import styles from "./entry-form.module.css";
import { useEntryFormMessages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { Questions } from "./questions.tsx";

export type EntryFormDraft = FormDraft<WrittenForm, string | null>;

/** Errors by the whole path of their field, since each question has fields of the same names. */
function check(values: WrittenForm): Checked<WrittenForm> {
  const parsed = z.safeParse(writtenForm, values);
  if (parsed.success) return { mended: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => {
      const { code, params } = faultOf(issue);
      return { message_code: code, field: issue.path.join("."), params };
    }),
  };
}

type Props = {
  readonly communityId: number;
  readonly form: Form;
  readonly draft: EntryFormDraft;
  readonly onReload: () => void;
};

export function EntryForm({ communityId, form, draft, onReload }: Props) {
  const text = useEntryFormMessages();
  const cache = useQueryClient();
  const [isPreviewing, setPreviewing] = useState(false);
  const params = { id: communityId };
  const sending = useSend(saveEntryForm, {
    meta: { quiet: true },
    onSuccess: (answer) => {
      toast({ type: "success", message: text.saved });
      cache.setQueryData(callKey(showEntryForm, { params }), answer);
      void cache.invalidateQueries({ queryKey: [showRegistrationColumns.path] });
    },
  });
  const { columns, additional_information, updated_at } = form;
  const edited = useDraftedForm<WrittenForm, string | null>({
    draft,
    saved: { values: { columns, additional_information }, updated_at },
    check: useCallback(check, []),
    save: (values, seen) => sending.mutateAsync({ params, body: { ...values, updated_at: seen } }),
    sending,
    hasErrors: text.hasErrors,
  });
  const { values, set, leave, errors } = edited.state;
  return (
    <form ref={edited.element} className={styles.form} onSubmit={edited.onSubmit} noValidate>
      <FormNotice onDiscard={draft.isRestored ? draft.clear : undefined} />
      <Columns columns={values.columns} onChange={(next) => set({ columns: next })} />
      <Questions
        questions={values.additional_information}
        errors={errors}
        onChange={(questions) => set({ additional_information: questions })}
        onLeave={leave}
      />
      <FormNotice onReload={edited.isStale ? onReload : undefined} problem={edited.problem} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={sending.isPending} disabled={!edited.isDirty}>
          {text.save}
        </Button>
        <Button onClick={() => setPreviewing(true)}>{text.preview}</Button>
      </div>
      <LeaveGuard when={edited.isDirty && !sending.isSuccess} keepsDraft />
      {isPreviewing && <Preview form={values} onClose={() => setPreviewing(false)} />}
    </form>
  );
}
