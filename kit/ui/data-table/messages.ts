import { defineMessages } from "#kit/web/i18n.ts";

export const useTableMessages = defineMessages(
  {
    selectPage: "このページをすべて選択",
    selectRow: (name: string) => `${name}を選択`,
    selected: (count: string) => `${count}を選択中`,
    where: (here: string, elsewhere: string) => `このページ ${here}・ほかのページ ${elsewhere}`,
    clear: "選択を解除",
    selectAll: (total: string) => `検索結果${total}をすべて選択`,
    columns: "列",
    chooseColumns: "表示する列",
    sortBy: (name: string) => `${name}で並べ替える`,
    loading: "読み込んでいます",
    things: (count: number) => `${count.toLocaleString("ja-JP")}件`,
    people: (count: number) => `${count.toLocaleString("ja-JP")}名`,
  },
  {
    selectPage: "Select this page",
    selectRow: (name) => `Select ${name}`,
    selected: (count) => `${count} selected`,
    where: (here, elsewhere) => `${here} on this page, ${elsewhere} on others`,
    clear: "Clear selection",
    selectAll: (total) => `Select all ${total} found`,
    columns: "Columns",
    chooseColumns: "Columns shown",
    sortBy: (name) => `Sort by ${name}`,
    loading: "Loading",
    things: (count) => count.toLocaleString("en-US"),
    people: (count) => `${count.toLocaleString("en-US")} ${count === 1 ? "person" : "people"}`,
  },
);

/** What is counted in a table, which decides its counting word. */
export type Counted = "people" | "things";
