import { useCallback } from "react";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { type Details, prepareDetails } from "../contract/details.ts";
import type { RegistrationForm } from "../contract/form.ts";
import { checkDetails } from "./check-details.ts";

/** What somebody said about themselves, to be corrected. */
export const useDetailsForm = (details: Details, form: RegistrationForm) =>
  useCheckedForm<Details>({
    initial: () => prepareDetails(details, form),
    check: useCallback((values: Details) => checkDetails(values, form), [form]),
  });
