import { type Area, areas } from "#kit/contract/area.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";

/** R022: the kind of account is the first segment of the path. R028: an organisation's own sign-in is for employees. */
export const areaOfPath = (path: string): Area => {
  const [, first, second, ...rest] = path.split("/");
  if (second === "sign_in" && rest.length === 0) return "community";
  return areas.find((area) => area === first) ?? "alumni";
};

/** The kind of account that is at home there. */
export const kindOfArea = (area: Area): MemberKind => (area === "community" ? "employee" : "alumnus");

export const currentArea = (): Area => areaOfPath(window.location.pathname);

export const loginPath: Record<Area, string> = {
  alumni: "/alumni/login",
  community: "/community/users/login",
  operator: "/operator/login",
};

export const lobbyPath = (area: Area): string => `/${area}/lobby`;
