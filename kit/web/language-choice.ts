import { type Language, languages } from "#kit/contract/language.ts";
import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";

/** What a guest chose on this browser, or whoever was logged in last had; an account's own language wins over it. */
export function readLanguageChoice(): Language | undefined {
  const chosen = readChoice("language");
  return languages.find((one) => one === chosen);
}

export const keepLanguageChoice = (language: Language): void => keepChoice("language", language);
