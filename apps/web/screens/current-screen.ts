import { useMatches } from "react-router";
import type { Screen } from "#kit/web/screens/screen.ts";

/** The screen of the innermost matching route, where it is one. */
export const screenOfMatches = (matches: readonly { readonly handle?: unknown }[]): Screen | undefined =>
  matches.at(-1)?.handle as Screen | undefined;

export const useCurrentScreen = (): Screen | undefined => screenOfMatches(useMatches());
