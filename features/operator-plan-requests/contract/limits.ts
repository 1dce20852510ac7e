/** What the contractor reads of an answer. Whoever is declined is told why. */
export const ACCEPTANCE = { min: 0, max: 1_000 };
export const REFUSAL = { min: 1, max: 1_000 };
