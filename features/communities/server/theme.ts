import { LRUCache } from "lru-cache";
import { type AccentShades, accentShades } from "#kit/server/theme/accent-shades.ts";

/** The shades of a colour never change, and thousands of communities share a handful of colours. */
const known = new LRUCache<string, AccentShades>({ max: 1_000 });

export const themeOf = (color: string): { shades: string[]; on_accent: string } => {
  const theme = known.get(color) ?? accentShades(color);
  known.set(color, theme);
  return { shades: theme.shades, on_accent: theme.onAccent };
};
