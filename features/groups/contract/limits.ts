export const GROUP_NAME = { min: 1, max: 100 } as const;
export const GROUP_INFORMATION = { min: 0, max: 2000 } as const;
