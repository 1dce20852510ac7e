/** A login that has to go on with the second factor has this in its query. */
export const SECOND_STEP = "second_factor";
