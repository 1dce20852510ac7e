import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Times } from "#kit/contract/times.ts";
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
    within: "期間",
    inDays: (days: number) => `${days}日以内`,
    ever: "これまで",
    dates: "日付で指定",
    howOften: (unit: "times" | "days") => (unit === "days" ? "日数" : "回数"),
    bound: { label: "以上・以下", min: "以上", max: "以下" },
    times: ({ bound, times, days, from, to }: Times, unit: "times" | "days") => {
      const often = `${times}${unit === "days" ? "日" : "回"}`;
      const limit = times === 0 ? "" : bound === "min" ? "以上" : "以下";
      const [first, last] = [from && showDate(from), to && showDate(to)];
      const dated = first && last ? `${first}〜${last}` : first ? `${first}以降` : last && `${last}まで`;
      return `${dated ?? (days === undefined ? "これまで" : `${days}日以内`)}に${often}${limit}`;
    },
    apply: "適用する",
    chip: (label: string, value: string) => `${label}：${value}`,
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
    within: "Period",
    inDays: (days) => (days === 1 ? "Today" : `The last ${days} days`),
    ever: "Ever",
    dates: "Between dates",
    howOften: (unit) => (unit === "days" ? "Days" : "Times"),
    bound: { label: "At least or at most", min: "at least", max: "at most" },
    times: ({ bound, times, days, from, to }, unit) => {
      const [first, last] = [from && showDate(from), to && showDate(to)];
      const dated =
        first && last ? `from ${first} to ${last}` : first ? `since ${first}` : last && `until ${last}`;
      const lately = days === undefined ? "so far" : days === 1 ? "today" : `in the last ${days} days`;
      const when = dated ?? lately;
      if (times === 0) return `never ${when}`;
      const often = `${times} ${times === 1 ? unit.slice(0, -1) : unit}`;
      return `${bound === "min" ? "at least" : "at most"} ${often} ${when}`;
    },
    apply: "Apply",
    chip: (label, value) => `${label}: ${value}`,
    change: (condition) => `Change ${condition}`,
    remove: (condition) => `Remove ${condition}`,
  },
);
