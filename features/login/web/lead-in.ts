import { lobbyPath } from "#kit/web/session/area.ts";
import type { LoginArea } from "./use-enter.ts";

/** Where the login leads by itself; fetched once somebody is in, since the screen needs nothing of it until then. */
export const leadIn = (area: LoginArea): Promise<string> =>
  import("#features/lobby/web/index.ts")
    .then(({ findEntrance }) => findEntrance(area))
    .catch(() => lobbyPath(area));
