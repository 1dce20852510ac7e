import { expect, test } from "vitest";
import { beginningsOf, readRomaji, romajiToKatakana } from "./romaji.ts";

const reads = (typed: string, kana: string): boolean =>
  readRomaji(typed)?.every((word) => new RegExp(`^${word}$`).test(kana)) ?? false;

test.each([
  ["sato", "サトウ"],
  ["satou", "サトウ"],
  ["Satō", "サトウ"],
  ["itoh", "イトウ"],
  ["ohno", "オオノ"],
  ["ono", "オノ"],
  ["yuko", "ユウコ"],
  ["mizuno", "ミズノ"],
  ["shinichi", "シンイチ"],
  ["shin'ichi", "シンイチ"],
  ["kenya", "ケンヤ"],
  ["jun", "ジュン"],
  ["zyun", "ジュン"],
  ["homma", "ホンマ"],
  ["honma", "ホンマ"],
  ["shimpei", "シンペイ"],
  ["hattori", "ハットリ"],
  ["etchu", "エッチュウ"],
  ["tsuda", "ツダ"],
  ["tuda", "ツダ"],
  ["fujii", "フジイ"],
  ["huzii", "フジイ"],
  ["ryohei", "リョウヘイ"],
  ["konno", "コンノ"],
  ["ＫＯＮＮＯ", "コンノ"],
])("%s is read as %s", (typed, kana) => expect(reads(typed, kana)).toBe(true));

test.each([
  ["sat", "サト"],
  ["sat", "サチ"],
  ["sh", "シ"],
  ["k", "キ"],
  ["tan", "タン"],
  ["tan", "タナ"],
])("while it is typed, %s may become %s", (typed, kana) => expect(reads(typed, kana)).toBe(true));

test.each([
  ["sato", "サイトウ"],
  ["kato", "カトリ"],
  ["sat", "サカ"],
])("%s is not read as %s", (typed, kana) => expect(reads(typed, kana)).toBe(false));

test("each word is read by itself; what holds other signs is no romaji", () => {
  expect(readRomaji("ken ota")).toHaveLength(2);
  for (const typed of ["", "佐藤", "a@b", "12", "x.*", "xq", "sato1"]) expect(readRomaji(typed)).toBeNull();
});

test.each([
  ["yamaguchi", "ヤマグチ"],
  ["Keita", "ケイタ"],
  ["Satou", "サトウ"],
  ["kyouko", "キョウコ"],
  ["Ken'ichi", "ケンイチ"],
  ["honda", "ホンダ"],
  ["jun", "ジュン"],
  ["Hattori", "ハットリ"],
  ["ＭＡＲＩＡ　ＹＵＫＩ", "マリア\u3000ユキ"],
  ["Smith", "Smith"],
  ["山口", "山口"],
  ["", ""],
])("%s is written %s, letter by letter", (typed, kana) => {
  expect(romajiToKatakana(typed)).toBe(kana);
});

test.each([
  ["suzuki", "スウ スー スズ スヅ"],
  ["jiro", "ジイ ジー ジロ ヂイ ヂー ヂロ"],
  ["kenya", "ケエ ケー ケニ ケン"],
  ["hattori", "ハア ハー ハッ"],
])("%s begins with one of %s", (typed, signs) =>
  expect(readRomaji(typed)?.map((word) => beginningsOf(word)?.toSorted().join(" "))).toEqual([
    signs.split(" ").toSorted().join(" "),
  ]),
);

test("whatever is one syllable or less has no two signs to begin with", () => {
  for (const typed of ["k", "ka", "sh"]) expect(readRomaji(typed)?.map(beginningsOf)).toEqual([null]);
});
