export const FLAG_NAME = { min: 1, max: 20 } as const;
