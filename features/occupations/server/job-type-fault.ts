import type { FieldFault } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { isChildOccupation } from "./occupations.sql.ts";

type JobType = { readonly job_type_parent_id: number | null; readonly job_type_child_id: number | null };

/** Returns what is wrong with a chosen pair of job types that the form's own rules cannot know. */
export async function findJobTypeFaults(db: Db, chosen: JobType): Promise<FieldFault[]> {
  const { job_type_parent_id: parent, job_type_child_id: child } = chosen;
  const fits =
    parent === null ? child === null : child === null || (await isChildOccupation(db, parent, child));
  return fits ? [] : [{ message_code: "INVALID_CHOICE", field: "job_type_child_id" }];
}
