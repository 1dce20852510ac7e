import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

/** Finds the banned words in a text that `comparable` has normalised. */
export const findBannedWords = (db: Db, comparable: string) =>
  db
    .selectFrom("banned_words")
    .select("word")
    .where(sql<boolean>`position(lower(normalize(word, nfkc)) in ${comparable}) > 0`)
    .orderBy("word")
    .limit(5)
    .execute();
