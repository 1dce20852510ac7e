import type { WordKind } from "../contract/word-kinds.ts";
import { DRAWN_OUT, type Folded, foldText, GAP } from "./fold.ts";

export type ListedWord = { readonly id: number; readonly kind: WordKind; readonly folded: string };

/** A listed word in a text, from `start` to before `end`. */
export type FoundWord = ListedWord & { readonly start: number; readonly end: number };

type Node = { readonly next: Map<string, Node>; word?: ListedWord };
export type WordTree = Node;

/** So many signs may stand between two letters of a word; more are a new beginning. */
const GAP_MAX = 3;
/** Letters and digits of scripts that separate their words. */
const separated = /[\p{L}\p{Nd}]/u;
const unseparated = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー]/u;
const isSeparated = (sign: string | undefined) =>
  sign !== undefined && separated.test(sign) && !unseparated.test(sign);

const newNode = (): Node => ({ next: new Map() });

/** Arranges words by their signs, so that a text is compared with all of them at once. */
export function treeOf(words: readonly ListedWord[]): WordTree {
  const root = newNode();
  for (const word of words) {
    let node = root;
    for (const sign of word.folded) {
      const next = node.next.get(sign) ?? newNode();
      node.next.set(sign, next);
      node = next;
    }
    if (node !== root) node.word = word;
  }
  return root;
}

/**
 * A way through the tree: `steps` letters, of which `gaps` come behind a gap; `isDrawn` where a drawn-out sign was left
 * out.
 */
type Way = {
  readonly node: Node;
  readonly steps: number;
  readonly gaps: number;
  readonly isDrawn: boolean;
};
type Met = Way & { readonly word: ListedWord; readonly to: number };

const NONE: readonly Met[] = [];

/** Several drawn-out signs lead to one place several times. */
const withoutTwins = (ways: readonly Way[]): readonly Way[] =>
  ways.length < 2 ? ways : [...new Map(ways.map((way) => [way.node, way])).values()];

/** Returns each listed word that begins at this sign. */
function wordsFrom(root: WordTree, signs: readonly Folded[], from: number): readonly Met[] {
  const first = root.next.get(signs[from]?.sign ?? "");
  if (!first) return NONE;
  const met: Met[] = [];
  let gap = 0;
  let ways: readonly Way[] = [{ node: first, steps: 1, gaps: 0, isDrawn: false }];
  for (let at = from; ways.length > 0; at++) {
    for (const way of ways) if (gap === 0 && way.node.word) met.push({ ...way, word: way.node.word, to: at });
    const sign = signs[at + 1]?.sign;
    if (sign === undefined) break;
    if (sign === GAP) {
      gap++;
      if (gap > GAP_MAX) break;
      continue;
    }
    const behind = gap > 0 ? 1 : 0;
    const next: Way[] = [];
    for (const way of ways) {
      const node = way.node.next.get(sign);
      if (node) next.push({ node, steps: way.steps + 1, gaps: way.gaps + behind, isDrawn: way.isDrawn });
      if (sign === DRAWN_OUT) next.push({ ...way, isDrawn: true });
    }
    ways = withoutTwins(next);
    if (sign !== DRAWN_OUT) gap = 0;
  }
  return met;
}

/** Leaves out what lies within an allowed word. */
function withoutAllowed(found: readonly FoundWord[]): FoundWord[] {
  const ends = new Map<number, number>();
  for (const { kind, start, end } of found)
    if (kind === "allowed") ends.set(start, Math.max(end, ends.get(start) ?? 0));
  let reach = 0;
  return found.filter(({ kind, start, end }) => {
    reach = Math.max(reach, ends.get(start) ?? 0);
    return kind === "allowed" || end > reach;
  });
}

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/**
 * Tells whether the text has words that begin and end with this passage. バー・カフェ holds a バカ only for somebody who
 * skips what is between, バ・カ for everybody.
 */
function standsAlone(segments: Intl.Segments, start: number, end: number): boolean {
  const behind = segments.containing(end);
  return segments.containing(start)?.index === start && (behind === undefined || behind.index === end);
}

/**
 * Finds the listed words of a text. A word of a script that separates its words is found as a whole word, and with gaps
 * only where each letter is separate (f.u.c.k); one of Japanese also within others, but with gaps or drawn out only where
 * words begin and end with it. A banned word within an allowed one is none.
 */
export function findWords(root: WordTree, text: string): FoundWord[] {
  const signs = foldText(text);
  const segments = segmenter.segment(text);
  const isWhole = ({ steps, gaps, isDrawn, to }: Met, from: number): boolean => {
    const [first, last] = [signs[from], signs[to]];
    if (!first || !last) return false;
    if (isSeparated(first.sign) && isSeparated(signs[from - 1]?.sign)) return false;
    if (isSeparated(last.sign) && isSeparated(signs[to + 1]?.sign)) return false;
    if (gaps === 0 && !isDrawn) return true;
    if (isSeparated(first.sign) && isSeparated(last.sign)) return gaps === steps - 1;
    return standsAlone(segments, first.start, last.end);
  };
  const found: FoundWord[] = [];
  for (const [from, { start }] of signs.entries()) {
    for (const met of wordsFrom(root, signs, from))
      if (isWhole(met, from)) found.push({ ...met.word, start, end: signs[met.to]?.end ?? start });
  }
  return withoutAllowed(found);
}
