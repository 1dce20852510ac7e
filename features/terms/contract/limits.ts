/** Plain text; longer terms are refused with their length. */
export const TERMS = { min: 1, max: 50_000 } as const;
