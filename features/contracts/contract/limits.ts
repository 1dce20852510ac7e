export const REMARKS = { min: 0, max: 1_000 };
