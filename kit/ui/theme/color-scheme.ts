import { useSyncExternalStore } from "react";
import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";

type ColorScheme = "light" | "dark";

const cookieName = "enishi_scheme";
const yearInSeconds = 31_536_000;
const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

let preference = readPreference();

function readPreference(): ColorSchemePreference {
  const found = document.cookie.match(/(?:^|; )enishi_scheme=(light|dark)/)?.[1];
  return found === "light" || found === "dark" ? found : "system";
}

const shownScheme = (): ColorScheme => {
  if (preference !== "system") return preference;
  return systemDark.matches ? "dark" : "light";
};

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** The style sheet does the rest (tokens.css); without a choice it follows the system. */
function apply() {
  if (preference === "system") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = preference;
}

function setPreference(next: ColorSchemePreference) {
  preference = next;
  // A cookie, not local storage: that is kept for the auth part only.
  const age = next === "system" ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${cookieName}=${next}; path=/; max-age=${age}; samesite=lax`;
  apply();
  notifyListeners();
}

systemDark.addEventListener("change", notifyListeners);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the person chose, what is shown now, and the switch. Follows the system until chosen. */
export function useColorScheme() {
  const chosen = useSyncExternalStore(subscribe, () => preference);
  const scheme = useSyncExternalStore(subscribe, shownScheme);
  return { preference: chosen, scheme, setPreference };
}
