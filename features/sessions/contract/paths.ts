/** In the query of a login that has to go on with the second factor. */
export const SECOND_STEP = "second_factor";
