import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { send } from "#kit/web/api/send.ts";
import { registerErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { safeRedirect } from "#kit/web/router/safe-redirect.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { storeSession } from "#kit/web/session/stored-session.ts";
import { signInAlumnus, signInEmployee } from "../contract/calls.ts";
import { sessionErrors } from "../contract/errors.ts";

registerErrors(sessionErrors);

export type LoginArea = "alumni" | "community";
type Credentials = { readonly email: string; readonly password: string };

const calls = { alumni: signInAlumnus, community: signInEmployee } as const;

/** Leads on to the page that was asked for, or to the lobby. R058 */
export function useLogIn(area: LoginArea) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { setLanguage } = useLanguage();
  const [query] = useSearchParams();
  return useMutation<void, Error, Credentials>({
    meta: { quiet: true },
    mutationFn: async (body) => {
      const { data } = await send(calls[area], { body });
      storeSession({ area, ...data });
      setLanguage(data.language);
      queryClient.clear();
    },
    onSuccess: () =>
      navigate(safeRedirect(query.get("redirect"), area) ?? lobbyPath(area), { replace: true }),
  });
}
