import { setPreferences } from "#features/profiles/contract/calls.ts";
import type { Language } from "#kit/contract/language.ts";
import { send } from "#kit/web/api/send.ts";
import { takeGuestLanguage } from "#kit/web/language-choice.ts";

/**
 * A language chosen before signing in becomes the account's, so that the frame and other devices agree. Otherwise, and
 * where that fails, the account's own language is shown.
 */
export async function languageAfterLogin(own: Language): Promise<Language> {
  const chosen = takeGuestLanguage();
  if (chosen === undefined || chosen === own) return own;
  return send(setPreferences, { body: { language: chosen } }).then(
    () => chosen,
    () => own,
  );
}
