import type { FieldFault } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listOccupations } from "../contract/calls.ts";
import { isChildOccupation, listOccupationRows, type OccupationRow } from "./occupations.sql.ts";

type JobTypes = ReadonlyMap<number, Readonly<Record<Language, string>>>;

export const listJobTypes = async (db: Db): Promise<JobTypes> =>
  new Map(
    (await runIn(db, listOccupationRows, {})).map(({ id, name_ja: ja, name_en: en }) => [id, { ja, en }]),
  );

type JobType = { readonly job_type_parent_id: number | null; readonly job_type_child_id: number | null };

/** Returns what is wrong with a chosen pair of job types that the form's own rules cannot know. */
export async function findJobTypeFaults(db: Db, chosen: JobType): Promise<FieldFault[]> {
  const { job_type_parent_id: parent, job_type_child_id: child } = chosen;
  const fits =
    parent === null ? child === null : child === null || (await isChildOccupation(db, parent, child));
  return fits ? [] : [{ message_code: "INVALID_CHOICE", field: "job_type_child_id" }];
}

const view = ({ id, name_ja, name_en }: OccupationRow) => ({ id, name_ja, name_en });

export const listOccupationsRoute = serve(listOccupations, async (context) => {
  const rows = await context.run(listOccupationRows, {});
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  return {
    data: (byParent.get(null) ?? []).map((parent) => ({
      ...view(parent),
      children: (byParent.get(parent.id) ?? []).map(view),
    })),
  };
});
