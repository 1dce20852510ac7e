import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { findEdition, listWords, type WordRow } from "./banned-words.sql.ts";
import { treeOf, type WordTree } from "./find-words.ts";
import { FOLDING, foldWord } from "./fold.ts";

let remembered: { readonly edition: string; readonly tree: WordTree } | undefined;

const foldedOf = ({ word, folded, folding }: WordRow): string =>
  folding === FOLDING && folded !== null ? folded : foldWord(word);

/**
 * Returns the words as the transaction at hand sees them. A process reads them once for each edition, which no two
 * databases have in common.
 */
export async function loadWords(db: Db): Promise<WordTree> {
  const edition = (await runIn(db, findEdition, {}))[0]?.edition ?? "";
  if (remembered?.edition === edition) return remembered.tree;
  const rows = await listWords(db);
  const tree = treeOf(rows.map((row) => ({ id: row.id, kind: row.kind, folded: foldedOf(row) })));
  remembered = { edition, tree };
  return tree;
}
