import fastifyCookie from "@fastify/cookie";
import { type Area, areas } from "#kit/contract/area.ts";
import type { AccountKind } from "../access/actor.ts";
import type { Clock } from "../clock.ts";

/** Over TLS only this very host can set what begins so: no other of the domain, and nobody on the way. */
const HOST_PREFIX = "__Host-";
const named = (name: string, secure: boolean): string => (secure ? HOST_PREFIX + name : name);

/** R241: each area keeps its session in a cookie of its own. */
export const sessionCookieName = (area: Area, secure = false): string => named(`enishi_${area}`, secure);
export const areaOfKind: Record<AccountKind, Area> = {
  alumnus: "alumni",
  employee: "community",
  operator: "operator",
};

/** Marks a browser that has been signed in before; it opens nothing by itself. */
export const deviceCookieName = (area: Area, secure = false): string =>
  named(`enishi_device_${area}`, secure);

/**
 * Until then, sessions and devices from before the prefix are still known by their plain names and moved over. No session
 * is older than 90 days, so nobody is logged out by it.
 */
const PLAIN_NAMES_UNTIL = new Date("2027-04-01T00:00:00Z");

type CookieContext = { readonly publicUrl: string; readonly clock: Clock };
export const isSecure = ({ publicUrl }: Pick<CookieContext, "publicUrl">): boolean =>
  publicUrl.startsWith("https:");
const plainNamesCount = (place: CookieContext): boolean =>
  !isSecure(place) || place.clock.now().getTime() < PLAIN_NAMES_UNTIL.getTime();

export const readCookies = (header = ""): Readonly<Record<string, string | undefined>> =>
  fastifyCookie.parse(header);

/** What was left with this browser under the name; from before the prefix, under the plain one. */
function readNamed(header: string | undefined, nameOf: (secure: boolean) => string, place: CookieContext) {
  const cookies = readCookies(header);
  const present = cookies[nameOf(isSecure(place))];
  if (present !== undefined) return { value: present, isPlain: false };
  const plain = plainNamesCount(place) ? cookies[nameOf(false)] : undefined;
  return plain === undefined ? undefined : { value: plain, isPlain: true };
}

export const readDeviceToken = (
  header: string | undefined,
  area: Area,
  place: CookieContext,
): string | undefined => readNamed(header, (secure) => deviceCookieName(area, secure), place)?.value;

/** One that `isPlain` is still to be given its new name. */
export type FoundSession = { readonly token: string; readonly isPlain: boolean; readonly area: Area };

/**
 * The session cookie of the named area. A request that names none (a picture, a download) is answered for the
 * one area it has a cookie of; with several, for the `likely` one, or it has to say.
 */
export function readSession(
  cookieHeader: string | undefined,
  area: string | undefined,
  place: CookieContext,
  likely?: Area,
): FoundSession | undefined {
  const wanted = areas.find((one) => one === area);
  const present = (wanted ? [wanted] : areas).flatMap((one): FoundSession[] => {
    const found = readNamed(cookieHeader, (secure) => sessionCookieName(one, secure), place);
    return found ? [{ token: found.value, isPlain: found.isPlain, area: one }] : [];
  });
  return present.length === 1 ? present[0] : present.find((one) => one.area === likely);
}

export const readSessionToken = (...request: Parameters<typeof readSession>): string | undefined =>
  readSession(...request)?.token;
