import { type Area, areas } from "#kit/contract/area.ts";

/** R022: the kind of account is the first segment of the path. */
export const areaOfPath = (path: string): Area => {
  const [, first] = path.split("/");
  return areas.find((area) => area === first) ?? "alumni";
};

export const currentArea = (): Area => areaOfPath(window.location.pathname);

export const loginPath: Record<Area, string> = {
  alumni: "/alumni/login",
  community: "/community/users/login",
  operator: "/operator/login",
};

export const lobbyPath = (area: Area): string => `/${area}/lobby`;
