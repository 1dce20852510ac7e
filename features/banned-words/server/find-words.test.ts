import { describe, expect, test } from "vitest";
import { findWords, treeOf } from "./find-words.ts";
import { foldWord } from "./fold.ts";

const listed = (words: readonly string[], kind: "banned" | "allowed" = "banned", from = 0) =>
  words.map((word, at) => ({ id: from + at, kind, folded: foldWord(word) }));
const tree = treeOf([
  ...listed(["ばか", "死ね", "キモイ", "コーヒー", "fuck", "NGワード", "893"]),
  ...listed(["ばかり", "そばかす"], "allowed", 100),
]);
const bannedIn = (text: string) =>
  findWords(tree, text)
    .filter(({ kind }) => kind === "banned")
    .map(({ start, end }) => text.slice(start, end));

describe("a banned word is found (R186, R213)", () => {
  test.each([
    ["in hiragana or katakana", "お前はバカだ", ["バカ"]],
    ["in half width", "ﾊﾞｶですね", ["ﾊﾞｶ"]],
    ["with its mark typed apart", "ハ゛カ", ["ハ゛カ"]],
    ["in full width and any case", "Ｆｕｃｋ！", ["Ｆｕｃｋ"]],
    ["drawn out", "お前はバーーカだ", ["バーーカ"]],
    ["drawn out by a small kana", "ばぁか", ["ばぁか"]],
    ["drawn out by a wave", "きも〜い", ["きも〜い"]],
    ["with small kana for large ones", "キモィ", ["キモィ"]],
    ["with spaces between its letters", "お前は ば か だ", ["ば か"]],
    ["with signs between its letters", "あなたはキ・モ*イです", ["キ・モ*イ"]],
    ["over the end of a line", "ば\nか", ["ば\nか"]],
    ["with something invisible in it", "ば\u200bか", ["ば\u200bか"]],
    ["with an emoji in it", "ば😀か", ["ば😀か"]],
    ["spelled out in Latin letters", "f.u.c.k you", ["f.u.c.k"]],
    ["beside Japanese letters", "これはNGワードです", ["NGワード"]],
    ["in another word of a script without spaces", "大ばかやろう", ["ばか"]],
    ["where it is drawn out itself", "コーヒー", ["コーヒー"]],
  ])("%s", (_, text, found) => expect(bannedIn(text)).toEqual(found));
});

describe("no banned word is found", () => {
  test.each([
    ["in two words with a space between", "東京バー カード"],
    ["in a list of words", "そば・かつ丼"],
    ["in a drawn-out word that begins alike", "バーカウンター"],
    ["over a comma", "必死、ねばり強く"],
    ["in a longer Latin word", "fucking"],
    ["in Latin words one after the other", "off u ckan"],
    ["in a longer number", "18930円"],
    ["in an allowed word", "そばかすばかり"],
    ["with its letters far apart", "ば・・・・か"],
    ["in a word that is not drawn out where it is", "コヒ"],
  ])("%s", (_, text) => expect(bannedIn(text)).toEqual([]));

  test("in an allowed word, though it is beside one", () => {
    expect(bannedIn("そればかり言うばか")).toEqual(["ばか"]);
  });
});

describe("a word folds to", () => {
  test.each([
    ["ＢＡＫＡ", "baka"],
    ["ば・か", "バカ"],
    ["バーーカ", "バーカ"],
    ["ー・", ""],
    ["！？", ""],
  ])("%s → %s", (word, folded) => expect(foldWord(word)).toBe(folded));
});

test("texts of the greatest length are read in a moment, with thousands of words and whatever is written", () => {
  const signs = [
    ..."アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ",
  ];
  const words = Array.from({ length: 10_000 }, (_, i) =>
    [0, 1, 2, 3, 4].map((place) => signs[Math.floor(i / signs.length ** (place % 3) + place) % signs.length]),
  );
  const large = treeOf(listed([...words.map((word) => word.join("")), "ばか", "コーヒー", "ア".repeat(30)]));
  for (const text of ["ば・かつ", "コー", "ー", "ア", "ば か。", "ここに普通の文がある。"]) {
    const started = performance.now();
    findWords(large, text.repeat(40_000 / text.length));
    expect(performance.now() - started, text).toBeLessThan(2_000);
  }
});
