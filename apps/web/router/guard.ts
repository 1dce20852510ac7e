import { type LoaderFunctionArgs, redirect } from "react-router";
import { SECOND_STEP } from "#features/sessions/contract/paths.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";
import type { Screen } from "#kit/web/screens/screen.ts";
import { areaOfPath, lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";

const TOKEN = "otp_token";

/** Tells whether the path has a word where a number names a community, a post or a chat. */
const namesNothing = (params: LoaderFunctionArgs["params"]): boolean =>
  Object.entries(params).some(
    ([name, value = ""]) => /(^|_)id$/.test(name) && !/^[1-9]\d{0,14}$/.test(value),
  );

/** Returns the fragment of the opened URL, which the router does not pass on. */
const placeOnPage = ({ pathname }: URL): string =>
  window.location.pathname === pathname ? window.location.hash : "";

/** R057–R062: runs before a screen is shown. Further access is for the server to decide. */
export const guard =
  (screen: Screen) =>
  async ({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">): Promise<Response | null> => {
    const url = new URL(request.url);
    const token = screen.signsInByToken ? url.searchParams.get(TOKEN) : null;
    if (token !== null) return signInByToken(url, token);
    const area = areaOfPath(url.pathname);
    if (namesNothing(params)) return redirect("/404");
    if (screen.access === "public" || readStoredSession(area)) return null;
    return redirect(loginWithRedirect(area, url.pathname + url.search + placeOnPage(url)));
  };

/**
 * The token leaves the URL whether or not it works. Without a session the login follows, and with a second factor its
 * step of the login. From the lobby it goes on as after a login. R068
 */
async function signInByToken(url: URL, token: string): Promise<Response> {
  url.searchParams.delete(TOKEN);
  const path = url.pathname + url.search;
  const { signInByMailToken } = await import("#features/sessions/web/sign-in-by-token.ts");
  const isIn = await signInByMailToken(token).catch((error) => {
    reportError(error, { call: "mutation" });
    return true;
  });
  if (isIn && path === lobbyPath("alumni") && readStoredSession("alumni")) return redirect(await entrance());
  return redirect(isIn ? path : `${loginWithRedirect(areaOfPath(path), path)}&${SECOND_STEP}=1`);
}

/** This is loaded after signing in. */
const entrance = (): Promise<string> =>
  import("#features/lobby/web/index.ts")
    .then(({ findEntrance }) => findEntrance("alumni"))
    .catch(() => lobbyPath("alumni"));
