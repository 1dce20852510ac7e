/** A text with more banned words than this is told only the first of them. */
export const NAMED_WORDS = 5;
