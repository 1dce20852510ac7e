import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/mail/works", {
    code: "mail-works",
    title: { ja: "メールの確認", en: "Email check" },
    load: () => import("#features/bounces/web/mail-works-screen.tsx"),
  }),
];
