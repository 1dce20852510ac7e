import { type ReactNode, useCallback, useLayoutEffect, useState } from "react";
import { defaultLanguage, type Language } from "#kit/contract/language.ts";
import { LanguageContext } from "#kit/web/i18n.ts";
import { keepLanguageChoice, readLanguageChoice } from "#kit/web/language-choice.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";

/** The language is the one chosen in this browser, else the account's, else Japanese. R021 */
const initialLanguage = (): Language =>
  readLanguageChoice() ?? readStoredSession(currentArea())?.language ?? defaultLanguage;

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  const choose = useCallback((next: Language) => {
    keepLanguageChoice(next);
    setLanguage(next);
  }, []);
  // As a layout effect it comes before any call of the screens, which tells the server this language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext.Provider value={{ language, setLanguage: choose }}>{children}</LanguageContext.Provider>
  );
}
