import { Navigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";

/** There is no draft. Somebody who has just registered and goes back is signed in already. */
export function NotInvited() {
  const isIn = readStoredSession("community") !== null;
  return (
    <Navigate
      to={isIn ? lobbyPath("community") : linkTo("/community/invited_communities/employee")}
      replace
    />
  );
}
