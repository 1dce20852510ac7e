import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type * as z from "zod/mini";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import type { Language } from "#kit/contract/language.ts";
import { send } from "#kit/web/api/send.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { takeGuestLanguage } from "#kit/web/language-choice.ts";
import { storeSession } from "#kit/web/session/stored-session.ts";
import type { sessionView } from "../contract/calls.ts";

export type Entrance = z.output<typeof sessionView>;

/**
 * Somebody has signed in or registered in this browser: their session is stored, nothing of an earlier one stays, and
 * the page is in their language. R021
 */
export function useBeginSession(area: Area): (session: Entrance) => Promise<void> {
  const cache = useQueryClient();
  const { setLanguage } = useLanguage();
  return useCallback(
    async (session) => {
      const language = await languageOf(session.language);
      cache.clear();
      storeSession({ area, ...session, language });
      setLanguage(language);
    },
    [area, cache, setLanguage],
  );
}

/**
 * A language chosen before signing in becomes the account's, so that the frame and other devices agree. Otherwise, and
 * where that fails, it is the account's own.
 */
async function languageOf(own: Language): Promise<Language> {
  const chosen = takeGuestLanguage();
  if (chosen === undefined || chosen === own) return own;
  return send(setPreferences, { body: { language: chosen } }).then(
    () => chosen,
    () => own,
  );
}
