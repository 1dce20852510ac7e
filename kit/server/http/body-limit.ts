import type { AnyCall } from "#kit/contract/call.ts";
import { boundsOf } from "./bounds.ts";
import type { JsonShape } from "./json-shape.ts";

/** No call reads more JSON than this. */
export const JSON_BYTES_MOST = 512 * 1024;
/** This leaves room for white space and for fields that an older or newer browser sends in addition. */
const STEP_BYTES = 16 * 1024;

/** This may stand in fields that an older or newer browser sends in addition. */
export const spareShape: JsonShape = { values: 1_000, depth: 8 };

/** Returns how many bytes of JSON the call reads: the longest body its contract can accept, rounded up. */
export function bodyLimit({ body, bodyType, files, method, path }: AnyCall): number {
  const bytes = body && !bodyType && !files ? boundsOf(body, `${method} ${path} body`).bytes : 0;
  return Math.min(JSON_BYTES_MOST, (Math.floor(bytes / STEP_BYTES) + 1) * STEP_BYTES);
}

/** Returns how many values the JSON of the call may hold, a list twice too long included, and how deep. */
export function bodyShape({ body, bodyType, files, method, path }: AnyCall): JsonShape {
  if (!body || bodyType || files) return spareShape;
  const { values, depth } = boundsOf(body, `${method} ${path} body`);
  return { values: values * 2 + spareShape.values, depth: depth + spareShape.depth };
}
