import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/:prefix/sign_in", {
    code: "external_partner_sign_in",
    access: "public",
    title: { ja: "ログイン（在籍者）", en: "Log in (employees)" },
    load: () => import("#features/social-logins/web/partner-screen.tsx"),
  }),
];
