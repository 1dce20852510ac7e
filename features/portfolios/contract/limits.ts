export const CORPORATION_NAME = { min: 1, max: 100 } as const;
export const DEPARTMENT_NAME = { min: 1, max: 100 } as const;
export const POSITION = { min: 0, max: 100 } as const;
export const HISTORY_CONTENT = { min: 0, max: 2000 } as const;
export const ACTIVITY_TITLE = { min: 1, max: 100 } as const;
export const ACTIVITY_CONTENT = { min: 0, max: 2000 } as const;
export const ACTIVITY_URL = 2000;
/** A portfolio holds at most this many histories, and as many activities. */
export const ENTRIES_MAX = 100;
/** So many histories are added at once. */
export const IMPORTED_MAX = 50;
export const DEPARTMENTS_MAX = 100;
/** A member adds this many in a day of Japan; administrators add as many as there is room for. */
export const DEPARTMENTS_A_DAY = 5;
/** After so many days the owner is asked whether all of it is still true. */
export const CONFIRMED_DAYS = 365;
