import type { AnyCall } from "#kit/contract/call.ts";
import { boundsOf } from "./bounds.ts";
import type { JsonShape } from "./json-shape.ts";

/** No call reads more JSON than this. */
export const JSON_BYTES_MOST = 512 * 1024;
/** This leaves room for white space and for fields that an older or newer browser sends in addition. */
const STEP_BYTES = 16 * 1024;

/** This may stand in fields that an older or newer browser sends in addition. */
export const spareShape: JsonShape = { values: 1_000, depth: 8 };

type WithBody = AnyCall & { readonly body: NonNullable<AnyCall["body"]> };
const readsJson = (call: AnyCall): call is WithBody =>
  call.body !== undefined && !call.bodyType && (!call.files || call.takesJson === true);

/** Returns how many bytes of JSON the call reads: the longest body its contract can accept, rounded up. */
export function bodyLimit(call: AnyCall): number {
  const bytes = readsJson(call) ? boundsOf(call.body, `${call.method} ${call.path} body`).bytes : 0;
  return Math.min(JSON_BYTES_MOST, (Math.floor(bytes / STEP_BYTES) + 1) * STEP_BYTES);
}

/** Returns how many values the JSON of the call may hold, a list twice too long included, and how deep. */
export function bodyShape(call: AnyCall): JsonShape {
  if (!readsJson(call)) return spareShape;
  const { values, depth } = boundsOf(call.body, `${call.method} ${call.path} body`);
  return { values: values * 2 + spareShape.values, depth: depth + spareShape.depth };
}
