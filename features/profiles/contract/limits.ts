export const INTRODUCTION_MAX = 500;
/** A search for members counts and pages at most this many: somebody who gets more types on. */
export const FOUND_AT_MOST = 1_000;
