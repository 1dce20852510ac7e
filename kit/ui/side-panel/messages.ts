import { defineMessages } from "#kit/web/i18n.ts";

export const useSidePanelMessages = defineMessages(
  {
    previous: "前へ",
    next: "次へ",
    position: (at: number, total: number) =>
      `${at.toLocaleString("ja-JP")} / ${total.toLocaleString("ja-JP")}`,
    more: "その他の操作",
    close: "閉じる",
  },
  {
    previous: "Previous",
    next: "Next",
    position: (at, total) => `${at.toLocaleString("en-US")} / ${total.toLocaleString("en-US")}`,
    more: "More actions",
    close: "Close",
  },
);
