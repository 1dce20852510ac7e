/** Limits the name of a management flag, in user-perceived characters. */
export const FLAG_NAME = { min: 1, max: 20 } as const;
