import type { AnyCall } from "#kit/contract/call.ts";
import { boundsOf } from "./bounds.ts";

/** No call reads more JSON than this: twice as much of nested lists takes a tenth of a second to parse. */
export const JSON_BYTES_MOST = 512 * 1024;
/** This leaves room for white space and for fields that an older or newer browser sends in addition. */
const STEP_BYTES = 16 * 1024;

/** Returns how many bytes of JSON the call reads: the longest body its contract can accept, rounded up. */
export function bodyLimit({ body, bodyType, files, method, path }: AnyCall): number {
  const bytes = body && !bodyType && !files ? boundsOf(body, `${method} ${path} body`).bytes : 0;
  return Math.min(JSON_BYTES_MOST, (Math.floor(bytes / STEP_BYTES) + 1) * STEP_BYTES);
}
