export const TEMPLATE_NAME = { min: 1, max: 50 } as const;
