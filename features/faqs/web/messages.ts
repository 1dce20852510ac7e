import { defineMessages } from "#kit/web/i18n.ts";

export const useFaqMessages = defineMessages(
  {
    title: "よくある質問",
    search: "言葉で探す",
    categories: "カテゴリー",
    all: "すべて",
    found: (count: number) => `${count}件見つかりました`,
    copyLink: "リンクをコピー",
    gone: "リンク先の質問は、現在公開されていません。ほかの質問もご覧ください。",
    unsolved: "解決しないときは、サービスの運営者へお問い合わせください。",
    none: "よくある質問は準備中です",
    noneHint: "ご質問は、サービスの運営者へお送りください。メールでお答えします。",
    noMatch: (typed: string) =>
      typed === "" ? "このカテゴリーの質問はありません" : `「${typed}」に当てはまる質問はありません`,
    noMatchHint:
      "言葉を短くするか、「パスワード」「退会」のような別の言葉で探してください。日本語でも英語でも探せます。",
    showAll: "すべての質問を見る",
    suggestions: "こちらで解決するかもしれません",
    allInNewTab: "よくある質問をすべて見る（新しいタブで開きます）",
  },
  {
    title: "Frequent questions",
    search: "Search by words",
    categories: "Categories",
    all: "All",
    found: (count) => (count === 1 ? "1 question found" : `${count} questions found`),
    copyLink: "Copy the link",
    gone: "The question that the link leads to is not published at the moment. Perhaps another one helps.",
    unsolved: "If none of this helps, write to the provider of Enishi.",
    none: "There are no answers here yet",
    noneHint: "Send your question to the provider of Enishi. We’ll answer by email.",
    noMatch: (typed) =>
      typed === "" ? "There are no questions in this category" : `No question matches “${typed}”`,
    noMatchHint: "Try fewer or other words, such as “password” or “leave”. Japanese and English both work.",
    showAll: "Show all questions",
    suggestions: "Perhaps this helps already",
    allInNewTab: "All frequent questions (opens in a new tab)",
  },
);
