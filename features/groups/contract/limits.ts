/** Limits the name of a group, in user-perceived characters. */
export const GROUP_NAME = { min: 1, max: 100 } as const;
/** Limits what is said about a group, in user-perceived characters. */
export const GROUP_INFORMATION = { min: 0, max: 2000 } as const;
