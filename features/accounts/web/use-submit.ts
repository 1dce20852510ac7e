import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { faultText } from "#kit/web/forms/field-errors.ts";
import type { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";

type Options<C extends AnyCall, T extends object> = {
  readonly state: ReturnType<typeof useCheckedForm<T>>;
  readonly inputOf: (values: T) => CallInput<C>;
  readonly onDone: (values: T, answer: AnswerOf<C>) => void;
  readonly onRefused?: (error: ApiError) => void;
};

/**
 * Sends a checked form once, however often it is pressed. What the server says of a field lands on it, `failure` is
 * what it says of the whole; the first field with an error gets the focus.
 */
export function useSubmit<C extends AnyCall, T extends object>(
  call: C,
  { state, inputOf, onDone, onRefused }: Options<C, T>,
) {
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  // Counts refused attempts, so that the focus goes to the first error once it is drawn.
  const [refusals, setRefusals] = useState(0);
  const focusError = () => setRefusals((count) => count + 1);
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstError(form.current);
  }, [refusals]);
  const { mutate, error, isPending } = useSend(call, {
    meta: { quiet: true },
    onError: (refusal) => {
      state.say(refusal.faults.filter((fault) => fault.field));
      focusError();
      onRefused?.(refusal);
    },
  });
  const isOfFields = error?.faults.some((fault) => fault.field) ?? false;
  return {
    form,
    isPending,
    failure:
      error && !isOfFields ? faultText(error.faults[0] ?? { message_code: error.code }, language) : undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      const mended = state.submit();
      if (mended) mutate(inputOf(mended), { onSuccess: (answer) => onDone(mended, answer) });
      else focusError();
    },
  };
}

/** Name, value and error of a text field of the form, to be spread on it. */
export const bindTo =
  <T extends { readonly [K in keyof T]: string }>(state: ReturnType<typeof useCheckedForm<T>>) =>
  (name: keyof T & string, label: string) => ({
    name,
    label,
    value: state.values[name],
    onChange: (value: string) => state.set({ [name]: value } as unknown as Partial<T>),
    onBlur: () => state.leave(name),
    error: state.errors[name],
    required: true,
  });
