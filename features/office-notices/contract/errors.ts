import { errorCodes } from "#kit/contract/errors.ts";

export const officeNoticeErrors = errorCodes({
  /** Leaving a condition out would reach people whom nobody meant. */
  ERROR_LIST_UNUSABLE: {
    ja: "保存した一覧に、今は使えない条件があります。一覧を開いて条件を直し、保存し直してから選んでください。",
    en: "The saved list has a condition that is no longer available. Open the list, save it again with other conditions, and choose it then.",
  },
});
