import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { findEdition, listWords, type WordRow } from "./banned-words.sql.ts";
import { treeOf, type WordTree } from "./find-words.ts";
import { FOLDING, foldWord } from "./fold.ts";

type Words = {
  readonly tree: WordTree;
  /** The words by their ids, as the operators wrote them. */
  readonly words: ReadonlyMap<number, string>;
};

let remembered: (Words & { readonly edition: string }) | undefined;

const foldedOf = ({ word, folded, folding }: WordRow): string =>
  folding === FOLDING && folded !== null ? folded : foldWord(word);

/**
 * Returns the words as the transaction at hand sees them. A process reads them once for each edition, which no two
 * databases have in common.
 */
export async function loadWords(db: Db): Promise<Words> {
  const edition = (await runIn(db, findEdition, {}))[0]?.edition ?? "";
  if (remembered?.edition === edition) return remembered;
  const rows = await listWords(db);
  const tree = treeOf(rows.map((row) => ({ id: row.id, kind: row.kind, folded: foldedOf(row) })));
  remembered = { edition, tree, words: new Map(rows.map(({ id, word }) => [id, word])) };
  return remembered;
}
