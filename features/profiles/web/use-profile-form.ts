import { type FormEvent, useEffect, useRef } from "react";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import { registerErrors } from "#kit/web/errors/error-texts.ts";
import type { Checked } from "#kit/web/forms/check-values.ts";
import { formFaultOf } from "#kit/web/forms/field-errors.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";

registerErrors(registrationErrors);

/** What was typed, over the version that was on the screen when it was. */
type Kept<T> = { readonly values: T; readonly updated_at: string };
const nothing = null;

/** The draft of one's own profile; `place` names it. */
export const useProfileDraft = <T>(place: string) => useDraft<Kept<T> | null>(`profile:${place}`, nothing);

type Sending = {
  readonly error: unknown;
  readonly isPending: boolean;
};

type Options<T> = {
  readonly draft: ReturnType<typeof useProfileDraft<T>>;
  readonly saved: Kept<T>;
  readonly check: (values: T) => Checked<T>;
  /** Sends once; rejects with what the server says. */
  readonly save: (values: T, updated_at: string) => Promise<unknown>;
  readonly sending: Sending;
  readonly hasErrors: (count: number) => string;
};

/** Checked values that are kept as a draft with every key, and the one way to save them. */
export function useProfileForm<T extends object>({
  draft,
  saved,
  check,
  save,
  sending,
  hasErrors,
}: Options<T>) {
  const { language } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const begun = draft.draft ?? saved;
  const { updated_at } = begun;
  const state = useCheckedForm<T>({ initial: () => begun.values, check });
  const isDirty = draft.isDirty || draft.isRestored;
  const { values } = state;
  const first = useRef(values);
  const { change } = draft;
  useEffect(() => {
    if (values !== first.current) change({ values, updated_at });
  }, [values, change, updated_at]);
  const focusError = () => requestAnimationFrame(() => element.current && focusFirstError(element.current));
  const count = Object.values(state.errors).filter(Boolean).length;
  const isStale = isApiError(sending.error, commonErrors.ERROR_STATUS_HAS_CHANGED.code);
  const problem = isStale ? undefined : formFaultOf(sending.error, language);
  return {
    state,
    element,
    isDirty,
    isStale,
    problem: problem ?? (count > 0 ? hasErrors(count) : undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (sending.isPending) return;
      const mended = state.submit();
      if (!mended) return void focusError();
      save(mended, updated_at).then(draft.clear, (error: unknown) => {
        if (isApiError(error)) state.say(error.faults.filter((fault) => fault.field));
        focusError();
      });
    },
  };
}
