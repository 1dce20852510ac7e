/** Proving the second factor may take this long. */
export const SECOND_STEP_VALID_MINUTES = 10;
