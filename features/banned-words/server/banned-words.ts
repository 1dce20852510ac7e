import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { checkBannedWords } from "../contract/calls.ts";
import { NAMED_WORDS } from "../contract/limits.ts";
import { findWords, type WordTree } from "./find-words.ts";
import { loadWords } from "./word-tree.ts";

/** Returns the banned words of a text as they are written there, each once. */
function bannedIn(tree: WordTree, text: string): string[] {
  const found = findWords(tree, text).filter(({ kind }) => kind === "banned");
  const words = found.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " "));
  return [...new Set(words)].slice(0, NAMED_WORDS);
}

function faultIn(tree: WordTree, text: string): Fault | undefined {
  const words = bannedIn(tree, text);
  return words.length === 0 ? undefined : fault("BANNED_WORD", { words: words.join("、") });
}

/** Returns undefined for a text without a banned word. */
export const bannedWordFault = async (db: Db, text: string): Promise<Fault | undefined> =>
  faultIn((await loadWords(db)).tree, text);

/** R213: checks the texts that people word themselves; returns each field with a banned word. */
export async function findBannedWordFaults<K extends string>(
  db: Db,
  texts: { readonly [_ in K]?: unknown },
  fields: readonly K[],
): Promise<FieldFault[]> {
  const { tree } = await loadWords(db);
  return fields.flatMap((field) => {
    const found = faultIn(tree, String(texts[field] ?? ""));
    return found ? [{ message_code: found.code, field, params: found.params }] : [];
  });
}

/** @throws for each of these fields that has a banned word (R213) */
export async function assertNoBannedWords<K extends string>(
  db: Db,
  texts: { readonly [_ in K]?: unknown },
  fields: readonly K[],
): Promise<void> {
  const faults = await findBannedWordFaults(db, texts, fields);
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
}

export const checkBannedWordsRoute = serveInSteps(checkBannedWords, async (context, { body }) => {
  const words = bannedIn((await loadWords(context.db)).tree, body.sentence);
  return { data: { has_ngword: words.length > 0, words } };
});
