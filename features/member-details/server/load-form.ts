import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showRegistrationColumns } from "../contract/calls.ts";
import type { EntryForm, EntryQuestion } from "../contract/entry-form.ts";
import {
  type AdditionalQuestion,
  columnNames,
  defaultForm,
  fieldsOf,
  type RegistrationForm,
  requirement,
} from "../contract/form.ts";
import { inSlots } from "../contract/slots.ts";
import { findForm } from "./form.sql.ts";

/** A column that the stored form does not know is not asked for. */
const nothingAsked = fieldsOf(columnNames, requirement.unnecessary);

/**
 * Loads the form as administrators edit it, with the questions kept for later.
 * @throws RECORD_NOT_FOUND where there is no such community
 */
export async function loadEntryForm(db: Db, communityId: number): Promise<EntryForm> {
  const row = found(await findForm(db, communityId));
  if (!row.updated_at) return { ...defaultForm, additional_information: [], updated_at: null };
  return {
    columns: { ...nothingAsked, ...row.columns },
    additional_information: row.additional as EntryQuestion[],
    updated_at: row.updated_at.toISOString(),
  };
}

const isAsked = (question: EntryQuestion): question is AdditionalQuestion =>
  question.requirement !== requirement.unnecessary;

/**
 * Loads what the community asks of alumni who register. R097
 * @throws RECORD_NOT_FOUND where there is no such community
 */
export async function loadForm(db: Db, communityId: number): Promise<RegistrationForm> {
  const { columns, additional_information } = await loadEntryForm(db, communityId);
  return { columns, additional_information: additional_information.filter(isAsked) };
}

export const showFormRoute = serve(showRegistrationColumns, async (context, { params }) => ({
  data: inSlots(await loadForm(context.db, params.id)),
}));
