import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import type { FieldFault } from "#kit/contract/errors.ts";
import { defaultBirthday } from "#kit/contract/fields/dates.ts";
import { faultOf } from "#kit/contract/fields/issue-faults.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { type FieldErrors, faultText } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { RegistrationForm } from "../contract/form.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";
import { keepValues, type RegistrationDraft } from "./registration-draft.ts";

export type RegistrationField = keyof Registration;

type Checked = { readonly mended: Registration } | { readonly faults: ReadonlyMap<string, FieldFault> };

/** The same schema as the server's, so that what passes here is refused there only for what only it can know. */
function check(values: Partial<Registration>, form: RegistrationForm): Checked {
  const parsed = z.safeParse(registrationSchema(form), prepareRegistration(values, form));
  if (parsed.success) return { mended: prepareRegistration(parsed.data as Partial<Registration>, form) };
  const faults = new Map<string, FieldFault>();
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "");
    const { code, params } = faultOf(issue);
    if (!faults.has(field)) faults.set(field, { message_code: code, field, params: params as never });
  }
  return { faults };
}

/**
 * The values of the form, kept in the draft at every step, and the errors to show: of fields that have been left,
 * of all after a submit, and what the server said until the field is changed.
 */
export function useRegistrationForm(
  draft: RegistrationDraft,
  form: RegistrationForm,
  fromServer: readonly FieldFault[],
) {
  const { language } = useLanguage();
  const [values, setValues] = useState<Registration>(() =>
    prepareRegistration({ birthday: defaultBirthday(todayInTokyo()), ...draft.values }, form),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showAll, setShowAll] = useState(fromServer.length > 0);
  const [said, setSaid] = useState(fromServer);
  const checked = useMemo(() => check(values, form), [values, form]);

  useEffect(() => keepValues({ ...draft, values }), [draft, values]);

  const set = (changes: Partial<Registration>) => {
    setValues((before) => ({ ...before, ...changes }));
    setSaid((before) => before.filter((fault) => !(fault.field && fault.field in changes)));
  };
  const shown = "faults" in checked ? [...checked.faults.values()] : [];
  const errors: FieldErrors = Object.fromEntries(
    [...said, ...shown.filter((fault) => showAll || left.has(fault.field ?? ""))]
      .toReversed()
      .map((fault) => [fault.field ?? "", faultText(fault, language)]),
  );
  return {
    values,
    set,
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    errors,
    /** Puts the server's faults on their fields. */
    say: (faults: readonly FieldFault[]) => setSaid(faults),
    /** The mended values, or null where something is missing; then every error is shown. */
    submit(): Registration | null {
      setShowAll(true);
      if ("faults" in checked || said.length > 0) return null;
      setValues(checked.mended);
      // At once, since the confirmation reads it before this screen has drawn again.
      keepValues({ ...draft, values: checked.mended });
      return checked.mended;
    },
  };
}
