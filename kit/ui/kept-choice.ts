import { useSyncExternalStore } from "react";

const YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

let cookies: string | undefined;

/** Once for all that is drawn together, since the browser asks another process for them each time. */
function readCookies(): string {
  if (cookies === undefined) queueMicrotask(forgetCookies);
  cookies ??= document.cookie;
  return cookies;
}

function forgetCookies(): void {
  cookies = undefined;
}

/** What somebody chose in this browser about how things look; "" where nothing is kept. */
export const readChoice = (name: string): string =>
  new RegExp(`(?:^|; )enishi_${name}=([\\w.]+)`).exec(readCookies())?.[1] ?? "";

/** A cookie, not local storage: that is kept for the auth part only. "" forgets the choice. R180 */
export function keepChoice(name: string, value: string): void {
  const age = value === "" ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `enishi_${name}=${value}; path=/; max-age=${age}; samesite=lax`;
  forgetCookies();
  for (const listener of listeners) listener();
}

/** A kept choice, wherever it is shown. */
export const useChoice = (name: string): string => useSyncExternalStore(subscribe, () => readChoice(name));
