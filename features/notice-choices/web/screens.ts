import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/mail/unsubscribe", {
    code: "mail-unsubscribe",
    title: { ja: "メールの停止", en: "Stop emails" },
    load: () => import("#features/notice-choices/web/unsubscribe-screen.tsx"),
  }),
];
