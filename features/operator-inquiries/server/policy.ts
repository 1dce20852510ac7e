import type { InquiryState } from "#features/inquiries/contract/states.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { operatorInquiryErrors } from "../contract/errors.ts";

export const may = {
  /** What is closed is reopened first, so that nobody answers by mistake what a colleague has ended. */
  answer: ({ state }: { readonly state: InquiryState }): Verdict =>
    state !== "closed" || operatorInquiryErrors.ERROR_INQUIRY_CLOSED,
};
