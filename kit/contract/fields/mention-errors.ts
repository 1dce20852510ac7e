import { type ErrorParams, errorCodes } from "../errors.ts";
import { fieldErrorTexts } from "./field-error-texts.ts";

const inBoth = (code: "ERROR_MENTION_USER_INVALID" | "VALIDATE_NUMBER_OF_MENTION") => ({
  ja: fieldErrorTexts.ja[code] as (params: ErrorParams) => string,
  en: fieldErrorTexts.en[code] as (params: ErrorParams) => string,
});

/** A fault of mentions leads the refusal with its own code, where the call declares it. R291, R292 */
export const mentionErrors = errorCodes({
  VALIDATE_NUMBER_OF_MENTION: inBoth("VALIDATE_NUMBER_OF_MENTION"),
  ERROR_MENTION_USER_INVALID: inBoth("ERROR_MENTION_USER_INVALID"),
});
