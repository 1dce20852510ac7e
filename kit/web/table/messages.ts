import { defineMessages } from "#kit/web/i18n.ts";

export const useTableMessages = defineMessages(
  {
    tooMany: (max: number) =>
      `一度に選択できるのは${max.toLocaleString("ja-JP")}件までです。条件で絞り込んでください。`,
    nothingFound: "条件に合うものはありません",
    nothingFoundHint: "検索の言葉や絞り込みの条件を変えてお試しください。",
    clearFilters: "条件をクリア",
    filtered: "条件が変わったため、選択を解除しました。元の条件に戻すと、選択も戻ります",
  },
  {
    tooMany: (max) =>
      `At most ${max.toLocaleString("en-US")} can be selected at once. Please narrow the search.`,
    nothingFound: "Nothing matches",
    nothingFoundHint: "Please try other words or filters.",
    clearFilters: "Clear filters",
    filtered: "The selection was cleared with the change of filters. It returns with the earlier filters",
  },
);
