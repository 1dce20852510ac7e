import { useCallback } from "react";
import { type Details, prepareDetails } from "../contract/details.ts";
import type { RegistrationForm } from "../contract/form.ts";
import { checkDetails } from "./check-values.ts";
import { useCheckedForm } from "./use-checked-form.ts";

/** What somebody said about themselves, to be corrected. */
export const useDetailsForm = (details: Details, form: RegistrationForm) =>
  useCheckedForm<Details>({
    initial: () => prepareDetails(details, form),
    check: useCallback((values: Details) => checkDetails(values, form), [form]),
  });
