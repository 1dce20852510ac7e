import { defineMessages } from "#kit/web/i18n.ts";

export const useImageMessages = defineMessages(
  {
    open: (n: number, count: number) => `画像${n}（全${count}枚）を拡大する`,
    lost: "画像を読み込めませんでした",
    retry: (n: number, count: number) => `画像${n}（全${count}枚）を読み込めませんでした。もう一度読み込む`,
    viewer: "画像の拡大表示",
    position: (n: number, count: number) => `${n} / ${count}`,
    previous: "前の画像",
    next: "次の画像",
    close: "閉じる",
  },
  {
    open: (n, count) => `Enlarge photo ${n} of ${count}`,
    lost: "This photo could not be loaded",
    retry: (n, count) => `Photo ${n} of ${count} could not be loaded. Load it again`,
    viewer: "Enlarged photos",
    position: (n, count) => `${n} of ${count}`,
    previous: "Previous photo",
    next: "Next photo",
    close: "Close",
  },
);
