import { type FormEvent, useEffect, useRef } from "react";
import { commonErrors } from "#kit/contract/errors.ts";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { isApiError } from "../api/api-error.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useLanguage } from "../i18n.ts";
import type { Checked } from "./check-values.ts";
import { formFaultOf } from "./field-errors.ts";
import { useCheckedForm } from "./use-checked-form.ts";

/** What was typed, over the version that was on the screen when it was; null where there was none yet. */
type Version = string | null;
type Kept<T, V> = { readonly values: T; readonly updated_at: V };
const nothing = null;

/** What was typed of something that can also be edited elsewhere; `place` names it and the person. */
export const useFormDraft = <T, V extends Version = string>(place: string) =>
  useDraft<Kept<T, V> | null>(place, nothing);
export type FormDraft<T, V extends Version = string> = ReturnType<typeof useFormDraft<T, V>>;

type Sending = {
  readonly error: unknown;
  readonly isPending: boolean;
};

type Options<T, V extends Version> = {
  readonly draft: FormDraft<T, V>;
  readonly saved: Kept<T, V>;
  readonly check: (values: T) => Checked<T>;
  /** Sends once; rejects with what the server says. */
  readonly save: (values: T, updated_at: V) => Promise<unknown>;
  readonly sending: Sending;
  readonly hasErrors: (count: number) => string;
};

/** Checked values that are kept as a draft with every key, and the one way to save them. */
export function useDraftedForm<T extends object, V extends Version = string>({
  draft,
  saved,
  check,
  save,
  sending,
  hasErrors,
}: Options<T, V>) {
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
      save(mended, updated_at).then(
        () => draft.clear(),
        (error: unknown) => {
          if (isApiError(error)) state.say(error.faults.filter((fault) => fault.field));
          focusError();
        },
      );
    },
  };
}
