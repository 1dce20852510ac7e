import { createHash } from "node:crypto";
import type { Selection } from "#kit/contract/bulk.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { isKeptTime } from "#kit/contract/wire.ts";
import { failure, fieldFailures } from "../failure.ts";

const DIGEST_LENGTH = 22;
const digestOf = (ids: readonly number[]): string =>
  createHash("sha256")
    .update([...ids].sort((a, b) => a - b).join(" "))
    .digest("base64url")
    .slice(0, DIGEST_LENGTH);

/** A preview's time and a digest of the ids it found open nothing, so they are not signed. */
const asOf = (now: Date, found: readonly number[]): string =>
  `${now.getTime().toString(36)}.${digestOf(found)}`;

/** @throws ERROR_INVALID_PARAMS for a text that no preview has made */
function readAsOf(text: string): { readonly at: Date; readonly digest: string } {
  const [time = "", digest = "", ...rest] = text.split(".");
  const at = new Date(Number.parseInt(time, 36));
  if (rest.length > 0 || !isKeptTime(at) || digest.length !== DIGEST_LENGTH)
    throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: "as_of" });
  return { at, digest };
}

function assertFew(field: "ids" | "filter", { length }: readonly number[]): void {
  const max = limits.bulkSelection;
  if (length > max)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
      { message_code: "TOO_MANY", field, params: { max } },
    ]);
}

export type Resolved = {
  readonly ids: readonly number[];
  /** These are the ids that the filter finds, those taken out by hand included; without a filter there are none. */
  readonly found: readonly number[] | undefined;
  readonly seenAt: Date | null;
};

/** Returns what a preview answers, and the act sends back, so that it is about whom the preview has shown. */
export const shownOf = (now: Date, { ids = [], found }: Partial<Pick<Resolved, "ids" | "found">>) => ({
  as_of: asOf(now, found ?? []),
  count: (found ?? ids).length,
});

type Shown = { readonly as_of?: string | undefined; readonly count?: number | undefined };

/**
 * Asserts that the preview has shown these ids, where there was one; returns when.
 * @throws ERROR_SELECTION_CHANGED
 */
export function assertAsShown({ as_of, count = 0 }: Shown, found: readonly number[]): Date | null {
  if (as_of === undefined) return null;
  const { at, digest } = readAsOf(as_of);
  if (digest !== digestOf(found) || count !== found.length)
    throw failure(commonErrors.ERROR_SELECTION_CHANGED, { params: { before: count, after: found.length } });
  return at;
}

/**
 * Returns the ids a selection means now.
 * @throws ERROR_SELECTION_CHANGED where the filter finds other ids than the preview has shown, ERROR_INVALID_PARAMS
 * where it finds or names more than one act can handle
 */
export async function resolveSelection(
  { ids = [], filter, except = [], ...asked }: Selection,
  find: ((filter: unknown) => Promise<number[]>) | undefined,
): Promise<Resolved> {
  const without = new Set(except);
  if (filter === undefined || !find) {
    const distinct = [...new Set(ids)];
    assertFew("ids", distinct);
    const seenAt = asked.as_of === undefined ? null : readAsOf(asked.as_of).at;
    return { ids: distinct.filter((id) => !without.has(id)), found: undefined, seenAt };
  }
  const found = await find(filter);
  const seenAt = assertAsShown(asked, found);
  assertFew("filter", found);
  return { ids: found.filter((id) => !without.has(id)), found, seenAt };
}
