import { defineMessages } from "#kit/web/i18n.ts";

export const useImageMessages = defineMessages(
  {
    open: (n: number, count: number) => `画像${n}（全${count}枚）を拡大する`,
    viewer: "画像の拡大表示",
    position: (n: number, count: number) => `${n} / ${count}`,
    previous: "前の画像",
    next: "次の画像",
    close: "閉じる",
  },
  {
    open: (n, count) => `Enlarge photo ${n} of ${count}`,
    viewer: "Enlarged photos",
    position: (n, count) => `${n} of ${count}`,
    previous: "Previous photo",
    next: "Next photo",
    close: "Close",
  },
);
