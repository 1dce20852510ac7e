/** How long somebody may take to show the second factor. */
export const SECOND_STEP_VALID_MINUTES = 10;
