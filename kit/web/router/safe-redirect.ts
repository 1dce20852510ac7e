import type { Area } from "#kit/contract/area.ts";
import { loginPath } from "../session/area.ts";

const HERE = "https://here.invalid";
/** Disguised slashes and control characters occur in none of our paths, and parsers disagree about them. */
const DISGUISED = /[\\\s\p{Cc}]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f|25(?:2f|5c|2e))/iu;

/**
 * Returns the path to follow after signing in; null where `redirect` leads to another site, another area or back to the
 * login. The result begins with a single slash and the area.
 */
export function safeRedirect(redirect: string | null | undefined, area: Area): string | null {
  if (!redirect?.startsWith("/")) return null;
  const [path = ""] = redirect.split(/[?#]/, 1);
  if (path.startsWith("//") || DISGUISED.test(path) || !URL.canParse(redirect, HERE)) return null;
  const url = new URL(redirect, HERE);
  const inside = url.pathname === `/${area}` || url.pathname.startsWith(`/${area}/`);
  if (url.origin !== HERE || !inside || url.pathname.includes("//")) return null;
  return url.pathname === loginPath[area] ? null : url.pathname + url.search + url.hash;
}

/** R058: the login keeps the full path that was asked for. */
export const loginWithRedirect = (area: Area, fullPath: string): string =>
  `${loginPath[area]}?redirect=${encodeURIComponent(fullPath)}`;
