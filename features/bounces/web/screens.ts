import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/mail/works", {
    code: "mail-works",
    access: "public",
    title: { ja: "メールの確認", en: "E-mail check" },
    load: () => import("#features/bounces/web/mail-works-screen.tsx"),
  }),
];
