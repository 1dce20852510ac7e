import type { QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { oweConsent } from "#features/terms/web/index.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { shownLanguage } from "#kit/web/language-choice.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";
import { areaOfPath, lobbyPath } from "#kit/web/session/area.ts";
import { clearSession } from "#kit/web/session/clear-session.ts";
import { screenOfMatches } from "../screens/current-screen.ts";
import type { Surroundings } from "./error-reporter.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export function createSurroundings(router: Router, queryClient: QueryClient): Surroundings {
  const go = (path: string, state?: unknown) => void router.navigate(path, { replace: true, state });
  const here = () => router.state.location;
  return {
    currentScreen: () => screenOfMatches(router.state.matches.map(({ route }) => route)),
    toast: (fault) => toast({ type: "error", message: errorText(fault, shownLanguage()) }),
    askForConsent: oweConsent,
    goToSecondFactors: () => {
      const { secondFactors } = accountPaths.employee;
      if (here().pathname !== secondFactors) go(secondFactors);
    },
    goToLogin: () => {
      const { pathname, search, hash } = here();
      const area = areaOfPath(pathname);
      clearSession(area, queryClient);
      go(loginWithRedirect(area, pathname + search + hash));
    },
    goToLobby: () => {
      const lobby = lobbyPath(areaOfPath(here().pathname));
      if (here().pathname !== lobby) go(lobby);
    },
    goToPage: (path, requestId) => {
      const { pathname, search, hash } = here();
      if (pathname !== path) go(path, { requestId, from: pathname + search + hash });
    },
  };
}
