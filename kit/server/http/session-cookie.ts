import fastifyCookie from "@fastify/cookie";
import { type Area, areas } from "#kit/contract/area.ts";
import type { AccountKind } from "../access/actor.ts";
import type { Clock } from "../clock.ts";

/** Over TLS, only this very host can set a cookie whose name begins so. */
const HOST_PREFIX = "__Host-";
const named = (name: string, secure: boolean): string => (secure ? HOST_PREFIX + name : name);

/** R241: each area keeps its session in a cookie of its own. */
export const sessionCookieName = (area: Area, secure = false): string => named(`enishi_${area}`, secure);
export const areaOfKind: Record<AccountKind, Area> = {
  alumnus: "alumni",
  employee: "community",
  operator: "operator",
};

/** This cookie marks a browser that has signed in before; it opens nothing by itself. */
export const deviceCookieName = (area: Area, secure = false): string =>
  named(`enishi_device_${area}`, secure);

/**
 * Until then, cookies from before the prefix are still accepted under their plain names and renamed. No session is
 * older than 90 days, so nobody is logged out by it.
 */
const PLAIN_NAMES_UNTIL = new Date("2027-04-01T00:00:00Z");

type CookieContext = { readonly publicUrl: string; readonly clock: Clock };
export const isSecure = ({ publicUrl }: Pick<CookieContext, "publicUrl">): boolean =>
  publicUrl.startsWith("https:");
const plainNamesCount = (place: CookieContext): boolean =>
  !isSecure(place) || place.clock.now().getTime() < PLAIN_NAMES_UNTIL.getTime();

export const readCookies = (header = ""): Readonly<Record<string, string | undefined>> =>
  fastifyCookie.parse(header);

/** Reads the cookie by its name, or by its plain name if it is older than the prefix. */
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

/** A session with `isPlain` has yet to get its new cookie name. */
export type FoundSession = { readonly token: string; readonly isPlain: boolean; readonly area: Area };

/**
 * Reads the session cookie of the named area. A request that names none (an image, a download) uses the one area it has
 * a cookie of; with several, the `likely` one, and without that it has to name one.
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
