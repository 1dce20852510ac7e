import { useMemo, useState } from "react";
import type { FieldFault } from "#kit/contract/errors.ts";
import { errorText } from "../errors/error-texts.ts";
import { useLanguage } from "../i18n.ts";
import type { Checked } from "./check-values.ts";
import type { FieldErrors } from "./field-errors.ts";

/**
 * A press on a button leaves the field first: an error that appeared at once would move the button from under the
 * finger, and the press would be lost.
 */
const LEFT_AFTER_MS = 200;

type Options<T> = {
  readonly initial: () => T;
  /** Pure, so that it is asked anew only when the values change. */
  readonly check: (values: T) => Checked<T>;
  /** What the server said to an earlier attempt. */
  readonly said?: readonly FieldFault[];
};

/**
 * Values and the errors to show: of fields that have been left, of all after a submit, and what the server said
 * until the field is changed.
 */
export function useCheckedForm<T extends object>({ initial, check, said: saidBefore = [] }: Options<T>) {
  const { language } = useLanguage();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showAll, setShowAll] = useState(saidBefore.length > 0);
  const [said, setSaid] = useState(saidBefore);
  const checked = useMemo(() => check(values), [check, values]);

  const found = "faults" in checked ? checked.faults : [];
  const errors: FieldErrors = Object.fromEntries(
    [...said, ...found.filter((fault) => showAll || left.has(fault.field ?? ""))]
      .toReversed()
      .map((fault) => [fault.field ?? "", errorText(fault, language)]),
  );
  return {
    values,
    set: (changes: Partial<T>) => {
      setValues((before) => ({ ...before, ...changes }));
      setSaid((before) => before.filter((fault) => !(fault.field && fault.field in changes)));
    },
    leave: (field: string) =>
      void setTimeout(() => setLeft((before) => new Set(before).add(field)), LEFT_AFTER_MS),
    errors,
    /** Puts the server's faults on their fields. */
    say: (faults: readonly FieldFault[]) => setSaid(faults),
    /** The mended values, or null where something is missing; then every error is shown. */
    submit(): T | null {
      setShowAll(true);
      if ("faults" in checked || said.length > 0) return null;
      setValues(checked.mended);
      return checked.mended;
    },
  };
}
