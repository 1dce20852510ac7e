import { findBannedWordFaults } from "#features/banned-words/server/index.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures } from "#kit/server/failure.ts";

type Entry = {
  readonly start_period: string;
  readonly end_period: string | null;
  readonly job_type_parent_id?: number | null;
  readonly job_type_child_id?: number | null;
};

/** Everybody who may read the entry reads what these say. R213 */
const worded = ["corporation_name", "department_name", "position", "title", "content"] as const;
type Worded = { readonly [_ in (typeof worded)[number]]?: string | undefined };

/** Returns what is wrong with a whole entry that its own fields cannot know. A text that was there before may stay. */
export async function findEntryFaults(db: Db, entry: Entry & Worded, before?: Worded): Promise<FieldFault[]> {
  const { start_period, end_period, job_type_parent_id = null, job_type_child_id = null } = entry;
  const rewritten = worded.filter((field) => entry[field] !== before?.[field]);
  const { code } = fault("END_NOT_AFTER_START");
  return [
    ...(end_period && end_period <= start_period ? [{ message_code: code, field: "end_period" }] : []),
    ...(await findJobTypeFaults(db, { job_type_parent_id, job_type_child_id })),
    ...(await findBannedWordFaults(db, entry, rewritten)),
  ];
}

/** @throws ERROR_INVALID_PARAMS with the faults of the fields that the body has below `at` */
export function assertNoFaults(faults: readonly FieldFault[], at: string): void {
  if (faults.length > 0)
    throw fieldFailures(
      commonErrors.ERROR_INVALID_PARAMS,
      faults.map((one) => ({ ...one, field: `${at}.${one.field}` })),
    );
}
