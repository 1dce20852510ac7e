import { useSyncExternalStore } from "react";
import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";
import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";

type ColorScheme = "light" | "dark";

const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

let preference = readPreference();

function readPreference(): ColorSchemePreference {
  const found = readChoice("scheme");
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
  keepChoice("scheme", next === "system" ? "" : next);
  apply();
  notifyListeners();
}

systemDark.addEventListener("change", notifyListeners);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the choice, the current scheme, and the switch. It follows the system until something is chosen. */
export function useColorScheme() {
  const chosen = useSyncExternalStore(subscribe, () => preference);
  const scheme = useSyncExternalStore(subscribe, shownScheme);
  return { preference: chosen, scheme, setPreference };
}
