import "./tokens.css";
import "./global.css";
import { type ReactNode, useLayoutEffect } from "react";

export type CommunityColours = {
  readonly shades: readonly string[];
  /** It is readable on shade 8. */
  readonly onAccent: string;
};

/** Puts the community's colour into the tokens; without one they are the product's. */
export function EnishiThemeProvider({
  colours,
  children,
}: {
  colours?: CommunityColours | undefined;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    if (!colours) return;
    const { style } = document.documentElement;
    const names = colours.shades.map((_, i) => `--accent-${i}`);
    names.forEach((name, i) => void style.setProperty(name, colours.shades[i] ?? ""));
    style.setProperty("--on-accent-light", colours.onAccent);
    return () => {
      for (const name of [...names, "--on-accent-light"]) style.removeProperty(name);
    };
  }, [colours]);
  return children;
}
