import * as limits from "#kit/contract/fields/limits.ts";

export const REMARKS = { min: 0, max: 1_000 };
/** The operator's answer to a request. */
export const ANSWER = { min: 0, max: 1_000 };
export const PLAN_NAME = limits.shortText;
export const OPTION_NAME = limits.shortText;
export const OPTIONS_MAX = 30;

/** From this part of the limit on, the contract warns that it will soon be reached. */
export const NEARLY_FULL = 0.9;
