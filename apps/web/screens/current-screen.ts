import { useMatches } from "react-router";
import type { Screen } from "#kit/web/screens/screen.ts";

/** Returns the screen of the innermost matching route, if it is one. */
export const screenOfMatches = (matches: readonly { readonly handle?: unknown }[]): Screen | undefined =>
  matches.at(-1)?.handle as Screen | undefined;

export const useCurrentScreen = (): Screen | undefined => screenOfMatches(useMatches());
