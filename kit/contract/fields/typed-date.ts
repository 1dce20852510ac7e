import { toHalfWidthNumber } from "./width.ts";

const inDigits = (typed: string) => withoutEnglishMonth(withoutKanjiNumbers(toHalfWidthNumber(typed)));

/** Writes a typed day or month in ASCII digits, the Western calendar and the order of Japan; any other text stays. Idempotent. */
export const plainDate = (typed: string) => withoutEra(inDigits(typed));

/** Tells whether the year is one of an era. */
export const isOfEra = (typed: string) => plainDate(typed) !== inDigits(typed);

/** Each era of Japan has its first Western year; a year of one may end in the next. */
const eras = [
  { names: ["明治", "M"], first: 1868 },
  { names: ["大正", "T"], first: 1912 },
  { names: ["昭和", "S"], first: 1926 },
  { names: ["平成", "H"], first: 1989 },
  { names: ["令和", "R"], first: 2019 },
];

const YEAR = /^(明治|大正|昭和|平成|令和|[MTSHR])(元|\d{1,2})(?=[-/.年])/i;
/** Official forms write days like S600408. */
const DIGITS = /^([MTSHR]\d{2})(\d{2})(\d{2})?$/i;

/** Returns an era's day or month (昭和55年3月9日, ㍼55年, S55.3.9, S550309) with the year as 1980; others stay. */
function withoutEra(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(DIGITS, (_, ...parts: string[]) => parts.slice(0, 3).filter(Boolean).join("-"));
  const read = plain.replace(YEAR, (whole, name: string, number: string) => {
    const at = eras.findIndex(({ names }) => names.includes(name.toUpperCase()));
    const year = (eras[at]?.first ?? 0) + (number === "元" ? 1 : Number(number)) - 1;
    const last = eras[at + 1]?.first ?? 9999;
    return Number(number) === 0 || year > last ? whole : String(year);
  });
  return read === plain ? typed : read;
}

const KANJI = "〇一二三四五六七八九";
const WRITTEN = /(?<![〇零一二三四五六七八九十])[〇零一二三四五六七八九十]+(?=[年月日])/g;

/** 六十 counts tens, 二〇二六 is read digit by digit. */
function toNumber(written: string): string {
  const digits = written.replaceAll("零", "〇").replace(/[^十]/g, (digit) => String(KANJI.indexOf(digit)));
  const [, tens, ones] = /^(\d?)十(\d?)$/.exec(digits) ?? [];
  if (tens === undefined) return digits.includes("十") ? written : digits;
  return String(Number(tens || 1) * 10 + Number(ones));
}

/** Writes the years, months and days of 昭和六十年四月八日 and 二〇二六年四月一日 in digits; any other text stays. */
const withoutKanjiNumbers = (typed: string) => typed.replace(WRITTEN, toNumber);

const englishMonths =
  "january february march april may june july august september october november december".split(" ");

const NAME_FIRST = /^([a-z]{3,9})[\s,./-]+(?:(\d{1,2})(?:st|nd|rd|th)?(?:[\s,./-]+(\d{4}))?|(\d{4}))$/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([a-z]{3,9})(?:[\s,./-]+(\d{4}))?$/i;

/** Writes April 2008, Apr. 9, 1980, 9 April 1980 and, without a year, April 9 in digits; any other text stays. */
function withoutEnglishMonth(typed: string): string {
  const [, first = "", dayAfter, yearAfter, yearAlone] = NAME_FIRST.exec(typed) ?? [];
  const [, dayBefore, second = "", yearLast] = DAY_FIRST.exec(typed) ?? [];
  const name = (first || second).toLowerCase();
  const at = name ? englishMonths.findIndex((month) => month.startsWith(name)) : -1;
  if (at < 0) return typed;
  return [yearAfter ?? yearAlone ?? yearLast, at + 1, dayAfter ?? dayBefore].filter(Boolean).join("/");
}
