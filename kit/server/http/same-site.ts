import type { IncomingHttpHeaders } from "node:http";
import { REQUESTED_WITH_HEADER } from "#kit/contract/area.ts";

/** Tells whether the browser says that a page of this very origin made the request. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || hostOf(origin) === headers.host;
}

/** R255: a call that changes something carries X-Requested-With, which no foreign form can send. */
export const isOwnRequest = (headers: IncomingHttpHeaders, publicUrl: string): boolean =>
  headers[REQUESTED_WITH_HEADER] !== undefined && isSameOrigin(headers, publicUrl);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
