import { membershipErrors } from "#features/memberships/contract/errors.ts";
import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { useRegistrationMessages } from "./messages.ts";

type Entrance = "alumni" | "community";

const saysJoined = ({ code }: Pick<ApiError, "code">): boolean =>
  code === membershipErrors.ERROR_PARTICIPATED.code;

/**
 * Returns where somebody signed in belongs who has joined already: the community, or the lobby as long as they cannot
 * enter it. Undefined for any other refusal.
 */
export function ownPlace(area: Area, error: ApiError): string | undefined {
  const { community_id, state } = error.faults[0]?.params ?? {};
  if (!saysJoined(error) || community_id === undefined) return undefined;
  return state === "participating"
    ? linkTo("/:area/communities/:id", { area, id: Number(community_id) })
    : lobbyPath(area);
}

/** The way on from an invitation that leads nowhere: to what one has, by the login where one is a guest. */
export function OwnPlaceLink({ area, error }: { area: Entrance; error: ApiError }) {
  const text = useRegistrationMessages();
  const isIn = readStoredSession(area) !== null;
  const place = ownPlace(area, error) ?? (isIn ? lobbyPath(area) : loginPath[area]);
  const label = !isIn
    ? text.invitation.toLogin
    : place === lobbyPath(area)
      ? text.invitation.toLobby
      : text.join.enter;
  return (
    <ButtonLink to={place} variant={saysJoined(error) ? "primary" : "secondary"}>
      {label}
    </ButtonLink>
  );
}
