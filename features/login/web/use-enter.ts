import { useNavigate, useSearchParams } from "react-router";
import type { Entrance } from "#features/sessions/web/index.ts";
import { useBeginSession } from "#features/sessions/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { safeRedirect } from "#kit/web/router/safe-redirect.ts";
import { leadIn } from "./lead-in.ts";

/** Goes on after signing in: to the page that was asked for, or to where the login leads by itself. R058 */
export function useEnter(area: Area) {
  const begin = useBeginSession(area);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (session: Entrance): Promise<void> => {
    await begin(session);
    await navigate(safeRedirect(query.get("redirect"), area) ?? (await leadIn(area)), { replace: true });
  };
}
