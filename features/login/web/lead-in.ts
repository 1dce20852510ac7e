import type { Area } from "#kit/contract/area.ts";
import { lobbyPath } from "#kit/web/session/area.ts";

/** Finds where the login leads by itself; loaded after signing in, since the screen needs nothing of it before. */
export const leadIn = async (area: Area): Promise<string> => {
  if (area === "operator") return lobbyPath(area);
  return import("#features/lobby/web/index.ts")
    .then(({ findEntrance }) => findEntrance(area))
    .catch(() => lobbyPath(area));
};
