import { type Language, languages } from "#kit/contract/language.ts";

const COOKIE = "enishi_language";
const YEAR_SECONDS = 31_536_000;

/** What a guest chose on this browser, or whoever was logged in last had; an account's own language wins over it. */
export function readLanguageChoice(): Language | undefined {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return languages.find((one) => one === chosen);
}

/** A cookie, not local storage: that is kept for the auth part only. R180 */
export function keepLanguageChoice(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
