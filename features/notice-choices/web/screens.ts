import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/mail/unsubscribe", {
    code: "mail-unsubscribe",
    access: "public",
    title: { ja: "メールの停止", en: "Stop e-mails" },
    load: () => import("#features/notice-choices/web/unsubscribe-screen.tsx"),
  }),
];
