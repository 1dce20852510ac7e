/** Limits the name of a message template, in user-perceived characters. */
export const TEMPLATE_NAME = { min: 1, max: 50 } as const;
