import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/:prefix/sign_in", {
    code: "external_partner_sign_in",
    title: { ja: "在籍者の方のログイン", en: "Log in as an employee" },
    load: () => import("#features/social-logins/web/partner-screen.tsx"),
  }),
];
