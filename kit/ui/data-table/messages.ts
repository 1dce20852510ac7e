import { defineMessages } from "#kit/web/i18n.ts";

export const useTableMessages = defineMessages(
  {
    selectPage: "このページをすべて選択",
    selectRow: (name: string) => `${name}を選択`,
    selected: (count: number) => `${count}件を選択中`,
    clear: "選択を解除",
    selectAll: (total: number) => `検索結果${total}件をすべて選択`,
    columns: "表示する列",
    sortBy: (name: string) => `${name}で並べ替える`,
  },
  {
    selectPage: "Select this page",
    selectRow: (name) => `Select ${name}`,
    selected: (count) => `${count} selected`,
    clear: "Clear selection",
    selectAll: (total) => `Select all ${total} results`,
    columns: "Columns",
    sortBy: (name) => `Sort by ${name}`,
  },
);
