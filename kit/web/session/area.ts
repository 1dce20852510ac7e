import type { AccountKind } from "#kit/contract/account-kind.ts";
import { type Area, areas } from "#kit/contract/area.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { readStoredSession } from "./stored-session.ts";

/** R022: a path's first segment names the kind of account. R028: an organisation's sign-in is for employees. */
export const areaOfPath = (path: string): Area => areaNamedBy(path) ?? "alumni";

function areaNamedBy(path: string): Area | undefined {
  const [, first, second, ...rest] = path.split("/");
  if (second === "sign_in" && rest.length === 0) return "community";
  return areas.find((area) => area === first);
}

export const kindOfArea = (area: Area): MemberKind => (area === "community" ? "employee" : "alumnus");
/** Returns the kind of account that signs in to the area, the operator's included. */
export const accountKindOf = (area: Area): AccountKind =>
  area === "operator" ? "operator" : kindOfArea(area);

let lastArea: Area | undefined;

/** A path of no area, such as /404, belongs to the area somebody came from or is signed in to. */
export function currentArea(): Area {
  const named = areaNamedBy(window.location.pathname);
  if (named) lastArea = named;
  const known = [named, lastArea, ...areas].find(
    (area) => area && (area === named || readStoredSession(area)),
  );
  return known ?? "alumni";
}

export const loginPath: Record<Area, string> = {
  alumni: "/alumni/login",
  community: "/community/users/login",
  operator: "/operator/login",
};

/** Here an area begins: in the lobby or, for an operator, who is in no community, with the list of all of them. */
export const lobbyPath = (area: Area): string =>
  area === "operator" ? "/operator/communities" : `/${area}/lobby`;
