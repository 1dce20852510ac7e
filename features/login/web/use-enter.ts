import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import type * as z from "zod/mini";
import type { sessionView } from "#features/sessions/contract/calls.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { safeRedirect } from "#kit/web/router/safe-redirect.ts";
import { storeSession } from "#kit/web/session/stored-session.ts";
import { languageAfterLogin } from "./language-after-login.ts";
import { leadIn } from "./lead-in.ts";

export type LoginArea = "alumni" | "community";
export type Entrance = z.output<typeof sessionView>;

/** Goes on after signing in: to the page that was asked for, or to where the login leads by itself. R058 */
export function useEnter(area: LoginArea) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { setLanguage } = useLanguage();
  const [query] = useSearchParams();
  return async (session: Entrance): Promise<void> => {
    const language = await languageAfterLogin(session.language);
    storeSession({ area, ...session, language });
    setLanguage(language);
    queryClient.clear();
    await navigate(safeRedirect(query.get("redirect"), area) ?? (await leadIn(area)), { replace: true });
  };
}
