import { toKatakana } from "#kit/contract/fields/kana.ts";

/** It rises with every change of what `foldText` answers, so that words folded before are folded anew. */
export const FOLDING = 1;

/** One sign that is compared, with the place in the text that it stands for. */
export type Folded = { readonly sign: string; readonly start: number; readonly end: number };

/** Stands for a sign that is drawn out: バーカ, バァカ, バ〜カ. */
export const DRAWN_OUT = "ー";
/** Stands for what only comes between letters: spaces, punctuation, symbols, what shows nothing. */
export const GAP = " ";

/** A sign with the marks that belong to it, which half-width kana and decomposed text write behind it. */
const signsOf = /.[\p{M}\u309b\u309c\uff9e\uff9f]*/gsu;
const between = /^[\s\p{P}\p{S}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]$/u;
const kana = /[ァ-ヺー]/;
/** Between kana these are written for ー. */
const dashes = /^[-~〜‐-―−─━]$/;

const small = "ァィゥェォッャュョヮヵヶ";
const large = "アイウエオツヤユヨワカケ";
const widened = (sign: string): string => large[small.indexOf(sign)] ?? sign;

const columns: Readonly<Record<string, string>> = {
  ァ: "アカサタナハマヤラワガザダバパ",
  ィ: "イキシチニヒミリギジヂビピ",
  ゥ: "ウクスツヌフムユルグズヅブプ",
  ェ: "エケセテネヘメレゲゼデベペ",
  ォ: "オコソトノホモヨロヲゴゾドボポ",
};

/** Most texts are made of these, each reduced once. */
const commonSigns = new Map<string, string>();
const COMMON_MAX = 10_000;

/** A sign in one width and case and in katakana. */
function plain(sign: string): string {
  const known = commonSigns.get(sign);
  if (known !== undefined) return known;
  const reduced = toKatakana(toKatakana(sign).normalize("NFKC").toLowerCase());
  if (sign.length === 1 && commonSigns.size < COMMON_MAX) commonSigns.set(sign, reduced);
  return reduced;
}

function signAfter(before: string, sign: string): string {
  if (before !== "" && columns[sign]?.includes(before)) return DRAWN_OUT;
  if (!between.test(sign)) return widened(sign);
  return dashes.test(sign) && kana.test(before) ? DRAWN_OUT : GAP;
}

/**
 * Reduces a text to what is compared: one width, one case, katakana, small kana as large ones. Each sign knows where it
 * stood.
 */
export function foldText(text: string): Folded[] {
  const folded: Folded[] = [];
  let before = "";
  for (const { 0: cluster, index: start } of text.matchAll(signsOf))
    for (const one of plain(cluster)) {
      const sign = signAfter(before, one);
      folded.push({ sign, start, end: start + cluster.length });
      if (sign !== GAP) before = sign === DRAWN_OUT ? before : sign;
      else before = "";
    }
  return folded;
}

/** Returns the spelling under which a word is known; empty for one of which nothing could be found. */
export function foldWord(word: string): string {
  const signs = foldText(word).flatMap(({ sign }) => (sign === GAP ? [] : [sign]));
  // Nothing is drawn out at the beginning, and nothing twice.
  return signs
    .filter((sign, at) => sign !== DRAWN_OUT || ![DRAWN_OUT, undefined].includes(signs[at - 1]))
    .join("");
}
