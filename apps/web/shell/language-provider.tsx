import { type ReactNode, useCallback, useEffect, useState } from "react";
import { defaultLanguage, type Language, languages } from "#kit/contract/language.ts";
import { LanguageContext } from "#kit/web/i18n.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";

const COOKIE = "enishi_language";
const YEAR_SECONDS = 31_536_000;

/** What was chosen on this browser, else the account's language, else Japanese. R021 */
function initialLanguage(): Language {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return (
    languages.find((one) => one === chosen) ?? readStoredSession(currentArea())?.language ?? defaultLanguage
  );
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  const choose = useCallback((next: Language) => {
    // A cookie, not local storage: that is kept for the auth part only. R180
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    document.cookie = `${COOKIE}=${next}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    setLanguage(next);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext.Provider value={{ language, setLanguage: choose }}>{children}</LanguageContext.Provider>
  );
}
