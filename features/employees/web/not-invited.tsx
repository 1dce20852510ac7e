import { Navigate } from "react-router";
import { lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { joiningPaths } from "./joining-paths.ts";

/** There is no draft. Somebody who has just registered and goes back is signed in already. */
export function NotInvited() {
  const isIn = readStoredSession("community") !== null;
  return <Navigate to={isIn ? lobbyPath("community") : joiningPaths.invitation} replace />;
}
