import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

const reading = "おしらせ";

export const screens: readonly Screen[] = [
  operatorScreen("/notices", {
    code: "operator-notices",
    title: { ja: "Enishiからのお知らせ", en: "Product notices" },
    reading,
    menu: { group: "service", order: 10, icon: "IconSpeakerphone" },
    load: () => import("#features/operator-notices/web/operator-notices-screen.tsx"),
  }),
  operatorScreen("/notices/new", {
    code: "operator-notice-new",
    title: { ja: "お知らせの作成", en: "New notice" },
    reading,
    load: () => import("#features/operator-notices/web/new-notice-screen.tsx"),
  }),
  operatorScreen("/notices/:notice_id", {
    code: "operator-notice",
    title: { ja: "お知らせの編集", en: "Notice" },
    reading,
    load: () => import("#features/operator-notices/web/edit-notice-screen.tsx"),
  }),
];
