import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { showOwnAlumnus, showOwnEmployee } from "#features/profiles/contract/calls.ts";
import { send } from "#kit/web/api/send.ts";
import { registerErrors } from "#kit/web/errors/error-texts.ts";
import { safeRedirect } from "#kit/web/router/safe-redirect.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { storeSession } from "#kit/web/session/stored-session.ts";
import { signInAlumnus, signInEmployee } from "../contract/calls.ts";
import { sessionErrors } from "../contract/errors.ts";

registerErrors(sessionErrors);

export type LoginArea = "alumni" | "community";
type Credentials = { readonly email: string; readonly password: string };

const calls = {
  alumni: { signIn: signInAlumnus, me: showOwnAlumnus },
  community: { signIn: signInEmployee, me: showOwnEmployee },
} as const;

/** R068: without a page that was asked for, to the community visited last. */
async function nextPage(area: LoginArea, redirect: string | null): Promise<string> {
  const asked = safeRedirect(redirect, area);
  if (asked) return asked;
  const communityId = await send(calls[area].me).then(
    (answer) => answer.data.community_id,
    () => null,
  );
  return communityId === null ? lobbyPath(area) : `/${area}/communities/${communityId}`;
}

export function useLogIn(area: LoginArea) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return useMutation<string, Error, Credentials>({
    meta: { quiet: true },
    mutationFn: async (body) => {
      const { data } = await send(calls[area].signIn, { body });
      storeSession({ area, ...data });
      queryClient.clear();
      return nextPage(area, query.get("redirect"));
    },
    onSuccess: (path) => navigate(path, { replace: true }),
  });
}
