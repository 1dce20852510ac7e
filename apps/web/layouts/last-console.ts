const KEY = "enishi.console";

type Console = { readonly home: string; readonly community: string };

/** The console this window was in last, until it enters a community as a member. */
export const rememberConsole = (last: Console): void => sessionStorage.setItem(KEY, JSON.stringify(last));
export const forgetConsole = (): void => sessionStorage.removeItem(KEY);
export const lastConsole = (): Console | null =>
  JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Console | null;
