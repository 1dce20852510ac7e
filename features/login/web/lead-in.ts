import { lobbyPath } from "#kit/web/session/area.ts";
import type { LoginArea } from "./use-enter.ts";

/** Finds where the login leads by itself; loaded after signing in, since the screen needs nothing of it before. */
export const leadIn = (area: LoginArea): Promise<string> =>
  import("#features/lobby/web/index.ts")
    .then(({ findEntrance }) => findEntrance(area))
    .catch(() => lobbyPath(area));
