import type { Db } from "#kit/server/database/database.ts";
import { type Statement, statement } from "#kit/server/database/statement.ts";

/** Another edition than the one remembered means that words have come or gone. */
export const findEdition: Statement<object, { readonly edition: string }> = statement(
  "findBannedWordsEdition",
  "select edition from banned_words_edition",
);

export const listWords = (db: Db) =>
  db.selectFrom("banned_words").select(["id", "kind", "word", "folded", "folding"]).orderBy("id").execute();
export type WordRow = Awaited<ReturnType<typeof listWords>>[number];
