const YEAR_SECONDS = 31_536_000;
const nameOf = (list: string) => `enishi_columns_${list.replace(/\W/g, "_")}`;

/** The columns that were hidden in this browser, by list. */
export function readHiddenColumns(list: string): ReadonlySet<string> {
  const kept = new RegExp(`(?:^|; )${nameOf(list)}=([\\w.]+)`).exec(document.cookie)?.[1];
  return new Set(kept?.split("."));
}

/** A cookie, not local storage: that is kept for the auth part only. R180 */
export function keepHiddenColumns(list: string, hidden: ReadonlySet<string>): void {
  const age = hidden.size > 0 ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${nameOf(list)}=${[...hidden].join(".")}; path=/; max-age=${age}; samesite=lax`;
}
