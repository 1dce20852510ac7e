import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { serve } from "#kit/server/http/serve.ts";
import { checkBannedWords } from "../contract/calls.ts";
import { findBannedWords } from "./banned-words.sql.ts";

/** Width and case hide no word. */
const comparable = (text: string) => text.normalize("NFKC").toLowerCase();

/** Undefined for a text without any. */
export async function bannedWordFault(db: Db, text: string): Promise<Fault | undefined> {
  const found = await findBannedWords(db, comparable(text));
  if (found.length === 0) return undefined;
  return fault("BANNED_WORD", { words: found.map(({ word }) => word).join("、") });
}

export const checkBannedWordsRoute = serve(
  checkBannedWords,
  async (context, { body }) => ({
    data: { has_ngword: (await findBannedWords(context.db, comparable(body.sentence))).length > 0 },
  }),
  { transaction: false },
);
