import { keepSide } from "#kit/web/session/last-side.ts";

const KEY = "enishi.console";

type Console = { readonly home: string; readonly community: string };

/** Remembers the console this window was in last, until it enters a community as a member. */
export function rememberConsole(last: Console): void {
  sessionStorage.setItem(KEY, JSON.stringify(last));
  keepSide("console");
}
export function forgetConsole(): void {
  sessionStorage.removeItem(KEY);
  keepSide("members");
}
export const lastConsole = (): Console | null =>
  JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Console | null;
