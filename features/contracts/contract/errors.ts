import { errorCodes } from "#kit/contract/errors.ts";

export const contractErrors = errorCodes({
  ERROR_PLAN_REQUEST_OPEN: {
    ja: "プランの申し込みは、すでに受け付けています。回答をお待ちください。",
    en: "There is already a request for a plan. Wait for its answer before you make another.",
  },
});
