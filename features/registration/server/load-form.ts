import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import {
  type additionalQuestion,
  columnNames,
  defaultForm,
  fieldsOf,
  type RegistrationForm,
  requirement,
} from "../contract/form.ts";
import { findForm } from "./registration.sql.ts";

/** A column the stored form does not know is not asked for. */
const nothingAsked = fieldsOf(columnNames, requirement.unnecessary);

/**
 * What the community asks of alumni who register. R097
 * @throws RECORD_NOT_FOUND where there is no such community.
 */
export async function loadForm(db: Db, communityId: number): Promise<RegistrationForm> {
  const row = await findForm(db, communityId);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  if (!row.columns) return defaultForm;
  return {
    columns: { ...nothingAsked, ...row.columns },
    additional_information: row.additional as (typeof additionalQuestion)["_zod"]["output"][],
  };
}
