export const colorSchemes = ["system", "light", "dark"] as const;
export type ColorSchemePreference = (typeof colorSchemes)[number];
