import type { Feature } from "#kit/server/feature.ts";
import { showSessionRoute } from "./show-session.ts";
import { signInRoutes } from "./sign-in.ts";
import { signOutRoutes } from "./sign-out.ts";

export { openSession } from "./open-session.ts";

export const sessions: Feature = {
  name: "sessions",
  routes: [...signInRoutes, ...signOutRoutes, showSessionRoute],
};
