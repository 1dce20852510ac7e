import type { Screen } from "./screen.ts";

/**
 * Every screen of the product. Guards, titles, robots, menus and `npm run inventory` read this table; a menu shows
 * a place only if its screen stands here.
 */
export const screens: readonly Screen[] = [
  {
    code: "top",
    path: "/",
    access: "public",
    layout: "bare",
    title: { ja: "Enishi", en: "Enishi" },
    load: () => import("../pages/top-screen.tsx"),
  },
  {
    code: "SA80",
    path: "/alumni/login",
    access: "public",
    layout: "minimal",
    title: { ja: "ログイン（アルムナイ）", en: "Log in (alumni)" },
    submitsOnEnter: true,
    load: () => import("#features/sessions/web/login-screen.tsx"),
  },
  {
    code: "CA80",
    path: "/community/users/login",
    access: "public",
    layout: "minimal",
    title: { ja: "ログイン（在籍者・管理者）", en: "Log in (employees and administrators)" },
    submitsOnEnter: true,
    load: () => import("#features/sessions/web/login-screen.tsx"),
  },
  {
    code: "SD10",
    path: "/alumni/lobby",
    access: "alumnus",
    layout: "member",
    title: { ja: "コミュニティを選ぶ", en: "Choose a community" },
    signsInByToken: true,
    load: () => import("#features/communities/web/lobby-screen.tsx"),
  },
  {
    code: "CB11",
    path: "/community/lobby",
    access: "employee",
    layout: "member",
    title: { ja: "コミュニティを選ぶ", en: "Choose a community" },
    load: () => import("#features/communities/web/lobby-screen.tsx"),
  },
  {
    code: "404",
    path: "/404",
    access: "public",
    layout: "minimal",
    title: { ja: "ページが見つかりません", en: "Page not found" },
    load: () => import("../pages/not-found-screen.tsx"),
  },
  {
    code: "500",
    path: "/500",
    access: "public",
    layout: "minimal",
    title: { ja: "エラーが発生しました", en: "Something went wrong" },
    load: () => import("../pages/server-error-screen.tsx"),
  },
  {
    code: "503",
    path: "/503",
    access: "public",
    layout: "minimal",
    title: { ja: "接続しにくくなっています", en: "Hard to reach" },
    load: () => import("../pages/unavailable-screen.tsx"),
  },
  {
    code: "service-unavailable",
    path: "/service-unavailable",
    access: "public",
    layout: "minimal",
    title: { ja: "接続しにくくなっています", en: "Hard to reach" },
    load: () => import("../pages/unavailable-screen.tsx"),
  },
  {
    code: "maintenance",
    path: "/maintenance",
    access: "public",
    layout: "minimal",
    title: { ja: "メンテナンス中です", en: "Under maintenance" },
    load: () => import("../pages/maintenance-screen.tsx"),
  },
  {
    code: "confirm_error",
    path: "/confirm_error",
    access: "public",
    layout: "minimal",
    title: { ja: "確認できませんでした", en: "Could not be confirmed" },
    load: () => import("../pages/confirm-error-screen.tsx"),
  },
];
