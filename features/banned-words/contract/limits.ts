/** A text with more banned words than this is told only the first of them. */
export const NAMED_WORDS = 5;
export const WORD_MAX = 50;
/** So many are added at once; a longer list is pasted in parts. */
export const ADDED_WORDS_MAX = 1_000;
/** Every process remembers all words. */
export const WORDS_MAX = 20_000;
export const TRIAL_MAX = 5_000;
