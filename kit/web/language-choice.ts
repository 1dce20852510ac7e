import { type Language, languages } from "#kit/contract/language.ts";
import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";

/** What a guest chose on this browser, or whoever was logged in last had; an account's own language wins over it, unless it was chosen on the way in. */
export function readLanguageChoice(): Language | undefined {
  const chosen = readChoice("language");
  return languages.find((one) => one === chosen);
}

export const keepLanguageChoice = (language: Language): void => keepChoice("language", language);

const BY_GUEST = "enishi.guest_language";

/** A guest has asked for it in this tab; whoever logs in next in it is that guest. */
export const noteGuestLanguage = (language: Language): void => sessionStorage.setItem(BY_GUEST, language);

/** What was noted, once. */
export function takeGuestLanguage(): Language | undefined {
  const chosen = sessionStorage.getItem(BY_GUEST);
  sessionStorage.removeItem(BY_GUEST);
  return languages.find((one) => one === chosen);
}
