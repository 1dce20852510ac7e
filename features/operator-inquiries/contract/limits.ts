export const ANSWER_MAX = 4_000;
export const READY_ANSWER_NAME = { min: 1, max: 50 } as const;
/** The menu beside an answer offers all of them. */
export const READY_ANSWERS_MAX = 100;
