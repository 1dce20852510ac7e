import { type Area, areas } from "#kit/contract/area.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { readStoredSession } from "./stored-session.ts";

/** R022: the kind of account is the first segment of the path. R028: an organisation's own sign-in is for employees. */
export const areaOfPath = (path: string): Area => areaNamedBy(path) ?? "alumni";

function areaNamedBy(path: string): Area | undefined {
  const [, first, second, ...rest] = path.split("/");
  if (second === "sign_in" && rest.length === 0) return "community";
  return areas.find((area) => area === first);
}

/** The kind of account that is at home there. */
export const kindOfArea = (area: Area): MemberKind => (area === "community" ? "employee" : "alumnus");

let lastArea: Area | undefined;

/** What stands at an address of no area, such as /404, is of the one somebody came from, or is signed in to. */
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

export const lobbyPath = (area: Area): string => `/${area}/lobby`;
