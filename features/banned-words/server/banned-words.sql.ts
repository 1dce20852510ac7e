import { sql } from "kysely";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { type Statement, statement } from "#kit/server/database/statement.ts";

/** Another edition than the one remembered means that words have come or gone. */
export const findEdition: Statement<object, { readonly edition: string }> = statement(
  "findBannedWordsEdition",
  "select edition from banned_words_edition",
);

export const words = (db: Db) => db.selectFrom("banned_words");
type Words = ReturnType<typeof words>;

const columns = ["id", "kind", "word", "folded", "folding"] as const;
export const listWords = (db: Db) => words(db).select(columns).orderBy("id").execute();
export type WordRow = Awaited<ReturnType<typeof listWords>>[number];

/** Where the fields of the list come from. */
export const wordFields = {
  fields: { id: "id", word: "word", kind: "kind", created_at: "created_at" },
  order: { word: sql`searchable(word) collate "C"` },
  search: (query: Words, _like: string, typed: string) =>
    query.where(sql<boolean>`strpos(searchable(word), searchable(${typed})) > 0`),
} as const;

/** Lets one change of the words run at a time. */
export const lockWords = (db: Db) => sql`lock table banned_words in share row exclusive mode`.execute(db);

export const countWords = async (db: Db): Promise<number> =>
  (
    await words(db)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

/** Returns those that were not listed yet. */
export const insertWords = (db: Db, rows: readonly NewRow<"banned_words">[]) =>
  db
    .insertInto("banned_words")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "word"])
    .execute();

export const setFolded = (db: Db, id: number, folded: string, folding: number) =>
  db.updateTable("banned_words").set({ folded, folding }).where("id", "=", id).execute();

export const findWord = (db: Db, id: number) =>
  words(db).select(columns).where("id", "=", id).executeTakeFirst();

export const deleteWord = (db: Db, id: number) =>
  db.deleteFrom("banned_words").where("id", "=", id).execute();
