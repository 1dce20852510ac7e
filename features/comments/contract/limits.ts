/** Limits a comment, in user-perceived characters. R221 */
export const COMMENT = { min: 1, max: 500 } as const;
