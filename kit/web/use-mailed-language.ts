import { useEffect } from "react";
import type { Language } from "#kit/contract/language.ts";
import { useLanguage } from "./i18n.ts";
import { readLanguageChoice } from "./language-choice.ts";

/** The language of the mail that led here becomes the screen's, unless another was chosen in this browser. R021 */
export function useMailedLanguage(mailed: Language | undefined): void {
  const { setLanguage } = useLanguage();
  useEffect(() => {
    if (mailed && !readLanguageChoice()) setLanguage(mailed);
  }, [mailed, setLanguage]);
}
