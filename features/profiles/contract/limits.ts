/** What a member says of themselves in a community, in user-perceived characters. */
export const INTRODUCTION_MAX = 500;
/** Of what a search for members finds, no more are counted or paged through: whoever gets this many types on. */
export const FOUND_AT_MOST = 1_000;
