import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/alumni/login", {
    code: "SA80",
    access: "public",
    title: { ja: "ログイン（アルムナイ）", en: "Log in (alumni)" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
  screen("/community/users/login", {
    code: "CA80",
    access: "public",
    title: { ja: "ログイン（在籍者・管理者）", en: "Log in (employees and administrators)" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    load: () => import("./login-screen.tsx"),
  }),
];
