import { commonErrors } from "#kit/contract/errors.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { closingErrors } from "../contract/errors.ts";

type Closing = { readonly exported_at: Date | null; readonly erasure_started_at: Date | null };

export const may = {
  /** Whoever ends a community types its name, so that it is not another one's. */
  name: (typed: string, name: string): Verdict =>
    typed.normalize("NFC").trim() === name.normalize("NFC").trim() || closingErrors.ERROR_CLOSING_NAME,

  /** What is being erased can neither be exported any more nor stay. */
  goBack: (closing: Closing | undefined): Verdict =>
    (closing !== undefined && closing.erasure_started_at === null) || commonErrors.ERROR_STATUS_HAS_CHANGED,

  erase: (closing: Closing | undefined): Verdict => {
    if (!closing || closing.erasure_started_at) return commonErrors.ERROR_STATUS_HAS_CHANGED;
    return closing.exported_at !== null || closingErrors.ERROR_CLOSING_NOT_EXPORTED;
  },
};
