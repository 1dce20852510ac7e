import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/alumni/login", {
    code: "SA80",
    title: { ja: "アルムナイの方のログイン", en: "Log in as an alumnus" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
  publicScreen("/community/users/login", {
    code: "CA80",
    title: { ja: "在籍者・管理者の方のログイン", en: "Log in as an employee or administrator" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
  publicScreen("/operator/login", {
    code: "operator-login",
    title: { ja: "運営者のログイン", en: "Log in as an operator" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
];
