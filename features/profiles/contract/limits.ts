/** What a member says of themselves in a community, in user-perceived characters. */
export const INTRODUCTION_MAX = 500;
