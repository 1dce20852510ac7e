import { useSyncExternalStore } from "react";
import { createStore } from "./store.ts";

const YEAR_SECONDS = 31_536_000;
const latest = createStore({});

let cookies: string | undefined;

/** The cookies are read once per render, since the browser asks another process for them each time. */
function readCookies(): string {
  if (cookies === undefined) queueMicrotask(forgetCookies);
  cookies ??= document.cookie;
  return cookies;
}

function forgetCookies(): void {
  cookies = undefined;
}

/** Returns a choice about the looks made in this browser; "" where none is stored. */
export function readChoice(name: string): string {
  const cookie = readCookies()
    .split("; ")
    .find((one) => one.startsWith(`enishi_${name}=`));
  const value = cookie?.slice(`enishi_${name}=`.length) ?? "";
  return /^[\w.]+$/.test(value) ? value : "";
}

/** The choice is a cookie, because local storage is for the session only. "" deletes it. R180 */
export function keepChoice(name: string, value: string): void {
  const age = value === "" ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `enishi_${name}=${value}; path=/; max-age=${age}; samesite=lax`;
  forgetCookies();
  latest.set({});
}

/** Returns a stored choice and updates with it. */
export const useChoice = (name: string): string => useSyncExternalStore(latest.watch, () => readChoice(name));
