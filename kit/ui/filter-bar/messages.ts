import { defineMessages } from "#kit/web/i18n.ts";

export const useFilterMessages = defineMessages(
  {
    search: "検索",
    clear: "条件をクリア",
    add: "条件を追加",
    field: "項目",
    choose: "選択してください",
    operator: { text: "を含む", choice: "である", number: "以上", dates: "の期間" },
    period: (from: string, to: string) =>
      from === "" ? `${to}まで` : to === "" ? `${from}から` : `${from}〜${to}`,
    from: "から",
    until: "まで",
    value: "値",
    atLeast: (amount: string) => `${amount}以上`,
    apply: "適用する",
    chip: (label: string, said: string) => `${label}：${said}`,
    change: (condition: string) => `${condition}を変更`,
    remove: (condition: string) => `${condition}を外す`,
  },
  {
    search: "Search",
    clear: "Clear filters",
    add: "Add a filter",
    field: "Field",
    choose: "Choose",
    operator: { text: "contains", choice: "is", number: "at least", dates: "between" },
    period: (from, to) => (from === "" ? `until ${to}` : to === "" ? `from ${from}` : `${from} – ${to}`),
    from: "From",
    until: "Until",
    value: "Value",
    atLeast: (amount) => `at least ${amount}`,
    apply: "Apply",
    chip: (label, said) => `${label}: ${said}`,
    change: (condition) => `Change ${condition}`,
    remove: (condition) => `Remove ${condition}`,
  },
);
