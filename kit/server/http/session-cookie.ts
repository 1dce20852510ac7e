import { type Area, areas } from "#kit/contract/area.ts";
import type { AccountKind } from "../access/actor.ts";

/** R241: each area keeps its session in a cookie of its own. */
export const sessionCookieName = (area: Area): string => `enishi_${area}`;
export const areaOfKind: Record<AccountKind, Area> = {
  alumnus: "alumni",
  employee: "community",
  operator: "operator",
};

/** Marks a browser that has been signed in before; it opens nothing by itself. */
export const deviceCookieName = (area: Area): string => `enishi_device_${area}`;

export const readCookies = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? "").split(/; */).flatMap((pair): [string, string][] => {
      const at = pair.indexOf("=");
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    }),
  );

/**
 * The session cookie of the named area. A request that names none (a picture, a download) is answered for the
 * one area it has a cookie of; with several, it has to say.
 */
export function readSessionToken(
  cookieHeader: string | undefined,
  area: string | undefined,
): string | undefined {
  const cookies = readCookies(cookieHeader);
  const named = areas.find((one) => one === area);
  if (named) return cookies.get(sessionCookieName(named));
  const present = areas.flatMap((one) => cookies.get(sessionCookieName(one)) ?? []);
  return present.length === 1 ? present[0] : undefined;
}
