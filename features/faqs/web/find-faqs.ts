import { searchable } from "#kit/contract/fields/searchable.ts";
import type { Faq } from "../contract/calls.ts";
import type { FaqCategory } from "../contract/categories.ts";

/** An answer is read in one language and found in both. */
export type FaqInBoth = Faq & { readonly other?: Faq | undefined };

const textsOf = ({ question, answer, other }: FaqInBoth): string =>
  [question, answer, other?.question, other?.answer].join("\n");

/** Returns the answers that hold every word of what was typed, in whatever width, case or kana. */
export function searchFaqs<T extends FaqInBoth>(faqs: readonly T[], typed: string): readonly T[] {
  const words = typed.split(/\s+/).map(searchable).filter(Boolean);
  if (words.length === 0) return faqs;
  return faqs.filter((faq) => {
    const text = searchable(textsOf(faq));
    return words.every((word) => text.includes(word));
  });
}

const runs = /[\p{sc=Han}々]+|[\p{sc=Kana}ー]+|[a-z]{3,}/gu;
/** English words are compared without their endings. */
const STEM = 5;

/** Returns what a text is about: its pairs of kanji and of katakana, and its longer Latin words. */
function termsOf(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [run] of text.normalize("NFKC").toLowerCase().matchAll(runs)) {
    if (/[a-z]/.test(run)) terms.add(run.slice(0, STEM));
    else for (let at = 0; at + 1 < run.length; at++) terms.add(run.slice(at, at + 2));
  }
  return terms;
}

/** What stands in the question counts more than what the answer mentions. */
const QUESTION_WEIGHT = 2;
/** Fewer words in common are chance. */
const LEAST_SCORE = 2;

/**
 * Returns the answers that may settle what somebody is about to ask: those with the most words of it, rare words
 * counting more, and among equals those of the likely categories. Without words in common, the first of these
 * categories.
 */
export function suggestFaqs<T extends FaqInBoth>(
  faqs: readonly T[],
  typed: string,
  { likely, max }: { readonly likely: readonly FaqCategory[]; readonly max: number },
): readonly T[] {
  const known = faqs.map((faq) => ({
    faq,
    question: termsOf(`${faq.question}\n${faq.other?.question ?? ""}`),
    all: termsOf(textsOf(faq)),
    bonus: likely.includes(faq.category) ? 1 : 0,
  }));
  const terms = [...termsOf(typed)].map((term) => {
    const count = known.filter(({ all }) => all.has(term)).length;
    // One more than there are: where nearly all hold the word, or there is a single answer, it still counts a little.
    return { term, weight: count === 0 ? 0 : Math.log((faqs.length + 1) / count) };
  });
  const scored = known.map(({ faq, question, all, bonus }) => {
    const score = terms.reduce(
      (sum, { term, weight }) =>
        sum + (question.has(term) ? QUESTION_WEIGHT * weight : all.has(term) ? weight : 0),
      0,
    );
    return { faq, score, sum: score + bonus };
  });
  const matching = scored.filter(({ score }) => score >= LEAST_SCORE).sort((a, b) => b.sum - a.sum);
  const chosen =
    matching.length > 0
      ? matching.map(({ faq }) => faq)
      : faqs.filter(({ category }) => likely.includes(category));
  return chosen.slice(0, max);
}
