import { bothAreas, consoleScreen, publicScreen, type Screen, screen } from "#kit/web/screens/screen.ts";

/**
 * Declares a page about an error, outside both areas. A call that the previous screen left behind and that is refused
 * for want of a session must not lead from here to a login, which may be of the other area.
 */
const statusPage = (code: string, title: Screen["title"], load: Screen["load"]) =>
  screen(`/${code}`, { code, access: "public", layout: "status", whenUnauthorized: "stay", title, load });

export const screens: readonly Screen[] = [
  publicScreen("/", {
    code: "top",
    title: { ja: "Enishi", en: "Enishi" },
    layout: "bare",
    load: () => import("#apps/web/pages/top-screen.tsx"),
  }),
  ...bothAreas("/account/settings", {
    code: "account-settings",
    title: { ja: "アカウント設定", en: "Account settings" },
    reading: "あかうんとせってい",
    load: () => import("#apps/web/pages/account-settings-screen.tsx"),
  }),
  ...bothAreas("/faq", {
    code: "ST10",
    access: "public",
    layout: "visitor",
    title: { ja: "よくある質問", en: "Frequent questions" },
    load: () => import("#apps/web/pages/faq-screen.tsx"),
  }),
  publicScreen("/privacy", {
    code: "privacy-page",
    title: { ja: "プライバシーポリシー", en: "Privacy policy" },
    load: () => import("#apps/web/pages/privacy-screen.tsx"),
  }),
  publicScreen("/company", {
    code: "company-page",
    title: { ja: "運営会社", en: "Company" },
    load: () => import("#apps/web/pages/company-screen.tsx"),
  }),
  publicScreen("/gallery", {
    code: "gallery",
    title: { ja: "部品の見本", en: "Component gallery" },
    layout: "bare",
    load: () => import("#apps/web/pages/gallery-screen.tsx"),
  }),
  statusPage(
    "suspended",
    { ja: "コミュニティの利用が停止されています", en: "This community is suspended" },
    () => import("#apps/web/pages/suspended-screen.tsx"),
  ),
  statusPage(
    "404",
    { ja: "ページが見つかりません", en: "Page not found" },
    () => import("#apps/web/pages/not-found-screen.tsx"),
  ),
  statusPage(
    "500",
    { ja: "エラーが発生しました", en: "Something went wrong" },
    () => import("#apps/web/pages/server-error-screen.tsx"),
  ),
  statusPage(
    "503",
    { ja: "接続しにくくなっています", en: "The service is unavailable" },
    () => import("#apps/web/pages/unavailable-screen.tsx"),
  ),
  statusPage(
    "service-unavailable",
    { ja: "接続しにくくなっています", en: "The service is unavailable" },
    () => import("#apps/web/pages/unavailable-screen.tsx"),
  ),
  statusPage(
    "maintenance",
    { ja: "メンテナンス中です", en: "Under maintenance" },
    () => import("#apps/web/pages/maintenance-screen.tsx"),
  ),
  statusPage(
    "confirm_error",
    { ja: "確認できませんでした", en: "This link does not work" },
    () => import("#apps/web/pages/confirm-error-screen.tsx"),
  ),
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
  consoleScreen("/posts/:post_id/admin/chats/:chatroom_id", {
    code: "SM65",
    title: { ja: "投稿についてのチャット", en: "Chat about a post" },
    belongsTo: "CV10",
    readsNotice: true,
    load: () => import("#apps/web/pages/office-chat-screen.tsx"),
  }),
  consoleScreen("/admin/direct_chat/:chatroom_id", {
    code: "SM66",
    title: { ja: "メンバーとのチャット", en: "Chat with a member" },
    belongsTo: "CV10",
    load: () => import("#apps/web/pages/office-chat-screen.tsx"),
  }),
  consoleScreen("/bulk_acts", {
    code: "bulk_acts",
    title: { ja: "処理結果", en: "Bulk actions" },
    reading: "しょりけっか",
    menu: { group: "foot", order: 10, icon: "IconHistory" },
    opening: "bulk_acts?created_at=desc&page=1&per_page=30",
    load: () => import("#apps/web/pages/bulk-acts-screen.tsx"),
  }),
  consoleScreen("/bulk_acts/:bulk_act", {
    code: "bulk_act",
    title: { ja: "処理結果", en: "Bulk actions" },
    load: () => import("#apps/web/pages/bulk-act-screen.tsx"),
  }),
];
