import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/:prefix/sign_in", {
    code: "external_partner_sign_in",
    title: { ja: "ログイン（在籍者）", en: "Log in (employees)" },
    load: () => import("#features/social-logins/web/partner-screen.tsx"),
  }),
];
