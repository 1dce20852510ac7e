import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { bannedWordErrors } from "../contract/errors.ts";
import { WORDS_MAX } from "../contract/limits.ts";
import * as calls from "../contract/operator-calls.ts";
import * as sql from "./banned-words.sql.ts";
import { findWords } from "./find-words.ts";
import { FOLDING, foldWord } from "./fold.ts";
import { loadWords } from "./word-tree.ts";

/** A kanji alone may be a word; a kana, letter or digit alone would be found everywhere. */
const isLongEnough = (folded: string): boolean => [...folded].length > 1 || /^\p{sc=Han}$/u.test(folded);

/** Folds anew what was folded by earlier rules, so that words listed already are known again. */
async function foldAnew({ db }: Work): Promise<void> {
  const rows = await sql.listWords(db);
  const taken = new Set(rows.flatMap(({ folding, folded }) => (folding === FOLDING && folded) || []));
  for (const { id, word, folding } of rows) {
    if (folding === FOLDING) continue;
    const folded = foldWord(word);
    // The rules may have made one of two; the later one is listed for nothing.
    if (taken.has(folded)) await sql.deleteWord(db, id);
    else await sql.setFolded(db, id, folded, FOLDING);
    taken.add(folded);
  }
}

export const listedWordRoutes = [
  ...serveList(calls.listBannedWords, {
    from: ({ db }) => sql.words(db),
    id: "id",
    ...sql.wordFields,
  }),

  serve(calls.addBannedWords, async (work, { body: { kind, words } }) => {
    const { db, now } = work;
    const folded = new Map(words.map((word) => [foldWord(word), word]));
    for (const [spelling, word] of folded)
      if (!isLongEnough(spelling))
        throw failure(bannedWordErrors.ERROR_WORD_TOO_SHORT, { field: "words", params: { word } });
    await sql.lockWords(db);
    await foldAnew(work);
    const rows = [...folded].map(([spelling, word]) => ({
      kind,
      word,
      folded: spelling,
      folding: FOLDING,
      created_at: now,
    }));
    const added = await sql.insertWords(db, rows);
    if ((await sql.countWords(db)) > WORDS_MAX) throw failure(bannedWordErrors.ERROR_WORDS_FULL);
    await recordOperatorAct(work, {
      target: { kind: "bannedWord", id: added[0]?.id ?? 0 },
      changes: { kind: [null, kind], words: [null, added.map(({ word }) => word).join("、")] },
    });
    return { data: { added: added.length, known: words.length - added.length } };
  }),

  serve(calls.deleteBannedWord, async (work, { params }) => {
    await sql.lockWords(work.db);
    const row = found(await sql.findWord(work.db, params.word_id));
    await sql.deleteWord(work.db, row.id);
    await recordOperatorAct(work, {
      target: { kind: "bannedWord", id: row.id },
      changes: { kind: [row.kind, null], words: [row.word, null] },
    });
  }),

  serve(calls.tryBannedWords, async ({ db }, { body: { text } }) => {
    const { tree, words } = await loadWords(db);
    return {
      data: findWords(tree, text).map(({ id, kind, start, end }) => ({
        start,
        end,
        kind,
        word: words.get(id) ?? "",
      })),
    };
  }),
];
