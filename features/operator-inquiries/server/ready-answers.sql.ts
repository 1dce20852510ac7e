import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

const columns = ["id", "name", "text_ja", "text_en", "updated_at"] as const;

export const readyAnswers = (db: Db) => db.selectFrom("inquiry_ready_answers");
type ReadyAnswers = ReturnType<typeof readyAnswers>;

/** Where the fields of the list come from. */
export const readyAnswerFields = {
  fields: { id: "id", name: "name", text_ja: "text_ja", text_en: "text_en", updated_at: "updated_at" },
  search: (query: ReadyAnswers, _like: string, typed: string) =>
    query.where(
      sql<boolean>`strpos(searchable(concat_ws(' ', name, text_ja, text_en)), searchable(${typed})) > 0`,
    ),
} as const;

/** Lets one of them be added at a time, so that there are never too many. */
export const lockReadyAnswers = (db: Db) =>
  sql`lock table inquiry_ready_answers in share row exclusive mode`.execute(db);

export const countReadyAnswers = async (db: Db): Promise<number> =>
  (
    await readyAnswers(db)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

export const findReadyAnswer = (db: Db, id: number) =>
  readyAnswers(db).select(columns).where("id", "=", id).executeTakeFirst();
export type ReadyAnswerRow = NonNullable<Awaited<ReturnType<typeof findReadyAnswer>>>;

export const isNameTaken = async (db: Db, name: string, butOf = 0): Promise<boolean> =>
  (await readyAnswers(db)
    .select("id")
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .where("id", "!=", butOf)
    .executeTakeFirst()) !== undefined;

type Values = { readonly name: string; readonly text_ja: string; readonly text_en: string };

export const insertReadyAnswer = (db: Db, values: Values, now: Date) =>
  db
    .insertInto("inquiry_ready_answers")
    .values({ ...values, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Returns nothing where it has changed since it was seen. */
export const updateReadyAnswerRow = (
  db: Db,
  id: number,
  values: Values & { readonly updated_at: Date },
  seen: Date,
) =>
  db
    .updateTable("inquiry_ready_answers")
    .set(values)
    .where("id", "=", id)
    .where("updated_at", "=", seen)
    .returning(columns)
    .executeTakeFirst();

export const deleteReadyAnswerRow = (db: Db, id: number) =>
  db.deleteFrom("inquiry_ready_answers").where("id", "=", id).execute();
