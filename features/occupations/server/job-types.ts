import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { listOccupationRows } from "./occupations.sql.ts";

export type JobTypes = ReadonlyMap<number, Readonly<Record<Language, string>>>;

export const listJobTypes = async (db: Db): Promise<JobTypes> =>
  new Map(
    (await runIn(db, listOccupationRows, {})).map(({ id, name_ja: ja, name_en: en }) => [id, { ja, en }]),
  );
