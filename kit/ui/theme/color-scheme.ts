import type { ColorSchemePreference } from "#kit/contract/color-scheme.ts";
import { keepChoice, readChoice } from "../kept-choice.ts";
import { createStore, useStore } from "../store.ts";

const systemDark = window.matchMedia("(prefers-color-scheme: dark)");
const isSystemDark = createStore(systemDark.matches);
systemDark.addEventListener("change", () => isSystemDark.set(systemDark.matches));

const preference = createStore(readPreference());

function readPreference(): ColorSchemePreference {
  const found = readChoice("scheme");
  return found === "light" || found === "dark" ? found : "system";
}

/** The style sheet does the rest (tokens.css); without a choice it follows the system. */
function setPreference(next: ColorSchemePreference) {
  keepChoice("scheme", next === "system" ? "" : next);
  if (next === "system") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = next;
  preference.set(next);
}

/** Returns the choice, the current scheme, and the switch. It follows the system until something is chosen. */
export function useColorScheme() {
  const chosen = useStore(preference);
  const system = useStore(isSystemDark) ? "dark" : "light";
  return { preference: chosen, scheme: chosen === "system" ? system : chosen, setPreference };
}
