import { useCallback, useEffect } from "react";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { defaultBirthday } from "#kit/contract/fields/dates.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { prepareRegistration, type Registration } from "../contract/registration-schema.ts";
import { checkRegistration } from "./check-values.ts";
import { keepValues, type RegistrationDraft } from "./registration-draft.ts";

/** The registration form, kept in the draft at every step. R086: the birthday begins thirty years ago. */
export function useRegistrationForm(
  draft: RegistrationDraft,
  form: RegistrationForm,
  said: readonly FieldFault[],
) {
  const state = useCheckedForm<Registration>({
    initial: () => prepareRegistration({ birthday: defaultBirthday(todayInTokyo()), ...draft.values }, form),
    check: useCallback((values: Registration) => checkRegistration(values, form), [form]),
    said,
  });
  const { values } = state;
  useEffect(() => keepValues({ ...draft, values }), [draft, values]);
  return {
    ...state,
    submit(): Registration | null {
      const mended = state.submit();
      // At once, since the confirmation reads it before this screen has drawn again.
      if (mended) keepValues({ ...draft, values: mended });
      return mended;
    },
  };
}
