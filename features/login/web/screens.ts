import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/alumni/login", {
    code: "SA80",
    title: { ja: "ログイン（アルムナイ）", en: "Log in (alumni)" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
  publicScreen("/community/users/login", {
    code: "CA80",
    title: { ja: "ログイン（在籍者・管理者）", en: "Log in (employees and administrators)" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
];
