import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { generateToken } from "#features/accounts/contract/calls.ts";
import { type Details, prepareDetails } from "#features/member-details/contract/details.ts";
import { keptAccount } from "#features/member-details/contract/kept.ts";
import { BirthdayField, DetailsFields, NameFields } from "#features/member-details/web/index.ts";
import { CSRF_HEADER } from "#kit/contract/area.ts";
import type { AnswerOf, CallInput } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { FormNotice } from "#kit/ui/form-notice/form-notice.tsx";
import { LeaveGuard } from "#kit/ui/leave-guard/leave-guard.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { type FormDraft, useDraftedForm } from "#kit/web/forms/use-drafted-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { accountSchema } from "../contract/account-profile.ts";
import { showOwnAlumnus, showOwnEmployee, showOwnProfile } from "../contract/calls.ts";
import { editOwnAlumnus, editOwnEmployee } from "../contract/edit-calls.ts";
import type { OwnAccountView } from "../contract/views.ts";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";

type Props = {
  readonly me: OwnAccountView;
  readonly draft: FormDraft<Details>;
  readonly onReload: () => void;
};

/** SD40, SE40: what the account says in every community. */
export function AccountForm({ me, draft, onReload }: Props) {
  const text = useProfileMessages().account;
  const cache = useQueryClient();
  const { profile, form } = me;
  const isAlumni = currentArea() === "alumni";
  const sending = useMutation<AnswerOf<typeof editOwnAlumnus>, Error, CallInput<typeof editOwnAlumnus>>({
    meta: { quiet: true },
    mutationFn: async (input) => {
      if (isAlumni) return send(editOwnAlumnus, input);
      // R262: fetched for this one change.
      const { token } = await send(generateToken);
      // The same shape at another address.
      return send(editOwnEmployee as unknown as typeof editOwnAlumnus, input, undefined, {
        [CSRF_HEADER]: token,
      });
    },
    onSuccess: (answer) => {
      toast({ type: "success", message: text.saved });
      cache.setQueryData(callKey(isAlumni ? showOwnAlumnus : showOwnEmployee), answer);
      void cache.invalidateQueries({ queryKey: [showOwnProfile.path] });
    },
  });
  const state = useDraftedForm<Details>({
    draft,
    saved: { values: prepareDetails(profile, form), updated_at: profile.updated_at },
    check: useCallback(
      (values: Details) => checkValues(accountSchema(form), values, (given) => prepareDetails(given, form)),
      [form],
    ),
    save: (values, updated_at) =>
      sending.mutateAsync({ body: { profile: { ...keptAccount(values), updated_at } } }),
    sending,
    hasErrors: text.hasErrors,
  });
  const fields = { ...state.state, form };
  return (
    <form ref={state.element} className={styles.form} onSubmit={state.onSubmit} noValidate>
      <FormNotice onDiscard={draft.isRestored ? draft.clear : undefined} />
      <DetailsFields
        {...fields}
        person={
          <>
            <NameFields {...fields} />
            <BirthdayField {...fields} />
          </>
        }
      />
      <FormNotice onReload={state.isStale ? onReload : undefined} problem={state.problem} />
      <Button type="submit" variant="primary" pending={sending.isPending} disabled={!state.isDirty}>
        {text.save}
      </Button>
      <LeaveGuard when={state.isDirty && !sending.isSuccess} keepsDraft />
    </form>
  );
}
