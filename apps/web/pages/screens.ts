import { bothAreas, type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/", {
    code: "top",
    access: "public",
    title: { ja: "Enishi", en: "Enishi" },
    layout: "bare",
    load: () => import("#apps/web/pages/top-screen.tsx"),
  }),
  ...bothAreas("/account/settings", {
    code: "account-settings",
    title: { ja: "アカウント設定", en: "Account settings" },
    load: () => import("#apps/web/pages/account-settings-screen.tsx"),
  }),
  screen("/privacy", {
    code: "privacy-page",
    access: "public",
    title: { ja: "プライバシーポリシー", en: "Privacy policy" },
    load: () => import("#apps/web/pages/privacy-screen.tsx"),
  }),
  screen("/company", {
    code: "company-page",
    access: "public",
    title: { ja: "運営会社", en: "Company" },
    load: () => import("#apps/web/pages/company-screen.tsx"),
  }),
  screen("/gallery", {
    code: "gallery",
    access: "public",
    title: { ja: "部品の見本", en: "Component gallery" },
    layout: "bare",
    load: () => import("#apps/web/pages/gallery-screen.tsx"),
  }),
  screen("/404", {
    code: "404",
    access: "public",
    title: { ja: "ページが見つかりません", en: "Page not found" },
    load: () => import("#apps/web/pages/not-found-screen.tsx"),
  }),
  screen("/500", {
    code: "500",
    access: "public",
    title: { ja: "エラーが発生しました", en: "Something went wrong" },
    load: () => import("#apps/web/pages/server-error-screen.tsx"),
  }),
  screen("/503", {
    code: "503",
    access: "public",
    title: { ja: "接続しにくくなっています", en: "Service unavailable" },
    load: () => import("#apps/web/pages/unavailable-screen.tsx"),
  }),
  screen("/service-unavailable", {
    code: "service-unavailable",
    access: "public",
    title: { ja: "接続しにくくなっています", en: "Service unavailable" },
    load: () => import("#apps/web/pages/unavailable-screen.tsx"),
  }),
  screen("/maintenance", {
    code: "maintenance",
    access: "public",
    title: { ja: "メンテナンス中です", en: "Under maintenance" },
    load: () => import("#apps/web/pages/maintenance-screen.tsx"),
  }),
  screen("/confirm_error", {
    code: "confirm_error",
    access: "public",
    title: { ja: "確認できませんでした", en: "Could not be confirmed" },
    load: () => import("#apps/web/pages/confirm-error-screen.tsx"),
  }),
  screen("/alumni/lobby", {
    code: "SD10",
    access: "alumnus",
    title: { ja: "コミュニティを選ぶ", en: "Choose a community" },
    signsInByToken: true,
    load: () => import("#apps/web/pages/lobby-screen.tsx"),
  }),
  screen("/community/lobby", {
    code: "CB11",
    access: "employee",
    title: { ja: "コミュニティを選ぶ", en: "Choose a community" },
    load: () => import("#apps/web/pages/lobby-screen.tsx"),
  }),
];
