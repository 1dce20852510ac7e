import { toHalfWidth } from "./width.ts";

/** Syllables are sorted by consonant, each row in the order of the vowels a, i, u, e, o; " " where there is none. */
const rows: Readonly<Record<string, string>> = {
  "": "アイウエオ",
  k: "カキクケコ",
  s: "サシスセソ",
  t: "タチツテト",
  n: "ナニヌネノ",
  h: "ハヒフヘホ",
  m: "マミムメモ",
  y: "ヤ ユ ヨ",
  r: "ラリルレロ",
  w: "ワ   ヲ",
  g: "ガギグゲゴ",
  z: "ザジズゼゾ",
  d: "ダヂヅデド",
  b: "バビブベボ",
  p: "パピプペポ",
};
const VOWELS = "aiueo";
/** These kana are followed by a small one: シャ, シュ, シェ, ショ. */
const glides: Readonly<Record<string, string>> = {
  ...{ ky: "キ", gy: "ギ", sh: "シ", sy: "シ", ch: "チ", ty: "チ", cy: "チ", j: "ジ", jy: "ジ", zy: "ジ" },
  ...{ ny: "ニ", hy: "ヒ", my: "ミ", ry: "リ", by: "ビ", py: "ピ", f: "フ", v: "ヴ" },
};
const smallOf = (consonant: string) => (consonant === "f" || consonant === "v" ? "ァィ ェォ" : "ャ ュェョ");

const syllables: Readonly<Record<string, string>> = {
  ...table(rows, (row, at) => row[at]),
  ...table(glides, (first, at, consonant) => first + (smallOf(consonant)[at] ?? " ")),
  ...{ shi: "シ", chi: "チ", tsu: "ツ", fu: "フ", vu: "ヴ", ji: "[ジヂ]", zu: "[ズヅ]", o: "[オヲ]" },
};

function table(
  consonants: Readonly<Record<string, string>>,
  read: (kana: string, vowel: number, consonant: string) => string | undefined,
): Record<string, string> {
  const all = Object.entries(consonants).flatMap(([consonant, kana]) =>
    [...VOWELS].map((vowel, at) => [consonant + vowel, read(kana, at, consonant) ?? " "] as const),
  );
  return Object.fromEntries(all.filter(([, kana]) => !kana.includes(" ")));
}

/** Long vowels are often omitted: Sato is サトウ, Ono オノ or オオノ. */
const longer: Readonly<Record<string, string>> = {
  a: "[アー]?",
  i: "[イー]?",
  u: "[ウー]?",
  e: "[エー]?",
  o: "[ウオー]?",
};

/** An n before a vowel may be syllabic: Kenichi is ケンイチ as well as ケニチ. */
const withSyllabicN = (syllable: string, kana: string): string => {
  const after = syllable.startsWith("n") ? syllables[syllable.slice(1)] : undefined;
  return after === undefined ? kana : `(${kana}|ン${after})`;
};

/** A consonant without its vowel yet stands for any of its syllables. */
function begun(consonant: string): string | undefined {
  const kana = Object.entries(syllables).flatMap(([key, value]) =>
    key.startsWith(consonant) ? [...value.replace(/[[\]]/g, "")].slice(0, 1) : [],
  );
  return kana.length === 0 ? undefined : `[${[...new Set(kana)].join("")}${consonant === "n" ? "ン" : ""}]`;
}

const SYLLABLE = /^([^aiueo]{0,3})([aiueo])/;
const SYLLABIC_N = /^(?:n(?=[^aiueoy])|m(?=[bmp]))/;
const DOUBLED = /^(?:([kstpcgdbjz])(?=\1)|t(?=ch))/;

function readWord(word: string): string | null {
  let rest = word;
  let pattern = "";
  while (rest) {
    const n = SYLLABIC_N.exec(rest);
    const doubled = DOUBLED.exec(rest);
    const [whole, consonant, vowel = ""] = SYLLABLE.exec(rest) ?? [];
    const kana = whole && syllables[whole];
    if (n || doubled) pattern += n ? "ン" : "ッ";
    else if (kana) pattern += withSyllabicN(whole, kana) + (longer[vowel] ?? "");
    // In Itoh and Ohno the h only makes the vowel long.
    else if (/^h(?![aiueoy])/.test(rest) && pattern) pattern += "";
    else if (consonant === undefined && begun(rest)) return pattern + begun(rest);
    else return null;
    rest = rest.slice(n || doubled || !kana ? 1 : whole.length);
  }
  return pattern;
}

/**
 * Writes a name in romaji as katakana, letter by letter: a long vowel must be typed (Satou). A text that cannot be read
 * completely stays.
 */
export function romajiToKatakana(typed: string): string {
  const kana = toHalfWidth(typed).trim().toLowerCase().split(/\s+/).map(writeWord);
  return kana.every((word) => word) ? kana.join("\u3000") : typed;
}

function writeWord(word: string): string | null {
  let rest = word.replaceAll("-", "");
  let kana = "";
  while (rest) {
    const [whole] = SYLLABLE.exec(rest) ?? [];
    const syllable = whole && syllables[whole]?.replace(/^\[(.).\]$/, "$1");
    if (syllable) kana += syllable;
    else if (SYLLABIC_N.test(rest) || rest === "n") kana += "ン";
    else if (DOUBLED.test(rest)) kana += "ッ";
    else return null;
    rest = rest.slice(syllable ? whole.length : 1).replace(/^['’]/, "");
  }
  return kana;
}

/** Macrons and separators of syllables are removed. */
const plain = (typed: string) =>
  typed
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0302\u0304'’-]/g, "");

/**
 * Returns how the words of romaji may be read in katakana, in any usual romanisation: one regular expression for each
 * word, valid in JavaScript and PostgreSQL. Null for a text that is no romaji.
 */
export function readRomaji(typed: string): string[] | null {
  const words = plain(typed).trim().split(/\s+/);
  if (!words.every((word) => /^[a-z]{1,40}$/.test(word))) return null;
  const patterns = words.map(readWord);
  return patterns.every((one) => one !== null) ? patterns : null;
}

const PART = /\[([^[\]]+)\](\??)|\(([^(|)]+)\|([^(|)]+)\)|(.)/g;

/**
 * Returns the first two characters, in every combination, with which a reading of `readRomaji` may begin; null where
 * one may be a single character. An index finds few names that have them in this order.
 */
export function beginningsOf(pattern: string): string[] | null {
  const begun = expand(pattern);
  return begun.every((signs) => signs.length === 2) ? begun : null;
}

function expand(pattern: string): string[] {
  let begun = [""];
  for (const [, some, isLeftOut, one = "", other = "", sign = ""] of pattern.matchAll(PART)) {
    const next = some ? [...some] : sign ? [sign] : [...expand(one), ...expand(other)];
    const all = isLeftOut ? ["", ...next] : next;
    begun = [...new Set(begun.flatMap((signs) => all.map((more) => (signs + more).slice(0, 2))))];
  }
  return begun;
}
