import type { FieldFault } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { checkBannedWords } from "../contract/calls.ts";
import { findBannedWords } from "./banned-words.sql.ts";

/** Neither width nor case hides a word. */
const comparable = (text: string) => text.normalize("NFKC").toLowerCase();

/** Returns undefined for a text without a banned word. */
export async function bannedWordFault(db: Db, text: string): Promise<Fault | undefined> {
  const found = await findBannedWords(db, comparable(text));
  if (found.length === 0) return undefined;
  return fault("BANNED_WORD", { words: found.map(({ word }) => word).join("、") });
}

/** R213: checks the texts that people word themselves; returns each field with a banned word. */
export async function findBannedWordFaults<K extends string>(
  db: Db,
  texts: { readonly [_ in K]?: unknown },
  fields: readonly K[],
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const field of fields) {
    const banned = await bannedWordFault(db, String(texts[field] ?? ""));
    if (banned) faults.push({ message_code: banned.code, field, params: banned.params });
  }
  return faults;
}

export const checkBannedWordsRoute = serveInSteps(checkBannedWords, async (context, { body }) => ({
  data: { has_ngword: (await findBannedWords(context.db, comparable(body.sentence))).length > 0 },
}));
