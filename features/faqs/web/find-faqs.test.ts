import { describe, expect, test } from "vitest";
import type { FaqCategory } from "../contract/categories.ts";
import { searchFaqs, suggestFaqs } from "./find-faqs.ts";

const faq = (id: number, category: FaqCategory, question: string, answer: string, other = "") => ({
  id,
  category,
  question,
  answer,
  other: { id, category, question: other, answer: "" },
});
const password = faq(
  1,
  "login",
  "パスワードを忘れました",
  "再設定のメールを送ります。",
  "I forgot my password",
);
const mail = faq(2, "notices", "メールが届きません", "迷惑メールをご確認ください。", "No email arrives");
const limit = faq(3, "chats", "チャットに期限はありますか", "投稿のチャットは期間が終わると送れません。");
const leave = faq(4, "leaving", "コミュニティを退会できますか", "プロフィールから退会できます。");
const all = [password, mail, limit, leave];
const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

describe("a search finds", () => {
  test.each([
    ["in half width", "ﾊﾟｽﾜｰﾄﾞ", [1]],
    ["in hiragana", "めーる", [1, 2]],
    ["in the other language, in any case", "PASSWORD", [1]],
    ["every word of several", "メール　迷惑", [2]],
    ["all without words", " ", [1, 2, 3, 4]],
    ["nothing where a word is missing", "メール 退会", []],
  ])("%s", (_, typed, found) => expect(ids(searchFaqs(all, typed))).toEqual(found));
});

describe("before an inquiry are offered", () => {
  const suggest = (typed: string, likely: readonly FaqCategory[] = []) =>
    ids(suggestFaqs(all, typed, { likely, max: 2 }));
  test("the answers with the words of the text, whatever its type", () => {
    expect(suggest("退会したいのですが、どうすればよいですか", ["login"])).toEqual([4]);
    expect(suggest("パスワードが分かりません", ["chats"])[0]).toBe(1);
  });
  test("those found in the other language", () => {
    expect(suggest("Passwords do not work")).toEqual([1]);
  });
  test("those of the type while no word fits", () => {
    expect(suggest("", ["chats", "leaving"])).toEqual([3, 4]);
    expect(suggest("こんにちは", ["notices"])).toEqual([2]);
  });
  test("the only one there is, as in a new installation, where its words fit", () => {
    const only = (typed: string) => ids(suggestFaqs([password], typed, { likely: [], max: 2 }));
    expect(only("パスワードが分かりません")).toEqual([1]);
    expect(only("退会したいのですが")).toEqual([]);
  });
  test("none where neither fits", () => {
    expect(suggest("こんにちは")).toEqual([]);
  });
});
