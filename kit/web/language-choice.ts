import { defaultLanguage, type Language, languages } from "#kit/contract/language.ts";
import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";

/** Returns the language last used or chosen here; an account's own replaces it unless it was chosen to sign in. */
export function readLanguageChoice(): Language | undefined {
  const chosen = readChoice("language");
  return languages.find((one) => one === chosen);
}

export const keepLanguageChoice = (language: Language): void => keepChoice("language", language);

/** Returns the language in which the page is shown, for what is outside React. */
export const shownLanguage = (): Language =>
  languages.find((one) => one === document.documentElement.lang) ?? defaultLanguage;

const BY_GUEST = "enishi.guest_language";

/** A guest has chosen it in this tab, and the next person to sign in here is that guest. */
export const noteGuestLanguage = (language: Language): void => sessionStorage.setItem(BY_GUEST, language);

/** Returns the noted language, once. */
export function takeGuestLanguage(): Language | undefined {
  const chosen = sessionStorage.getItem(BY_GUEST);
  sessionStorage.removeItem(BY_GUEST);
  return languages.find((one) => one === chosen);
}
