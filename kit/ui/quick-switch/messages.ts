import { defineMessages } from "#kit/web/i18n.ts";

export const useQuickSwitchMessages = defineMessages(
  {
    label: "人・画面を探す",
    found: (count: number) => `${count}件の候補があります`,
    busy: "探しています…",
    none: (term: string) => `「${term}」に当てはまるものはありません`,
    failed: "人を探せませんでした",
    again: "もう一度探す",
    keys: "↑↓ 選ぶ　Enter 開く　Esc 閉じる",
  },
  {
    label: "Find a person or a screen",
    found: (count) => (count === 1 ? "1 match" : `${count} matches`),
    busy: "Searching…",
    none: (term) => `Nothing matches “${term}”`,
    failed: "The search for people failed",
    again: "Try again",
    keys: "↑↓ choose · Enter open · Esc close",
  },
);
