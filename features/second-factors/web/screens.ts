import { bothAreas, consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/account/settings/second_factors", {
    code: "account-second-factors",
    title: { ja: "二段階認証", en: "Two-step verification" },
    load: () => import("#features/second-factors/web/second-factors-screen.tsx"),
  }),
  consoleScreen("/security", {
    code: "admin-security",
    title: { ja: "セキュリティ", en: "Security" },
    menu: { group: "settings", order: 40, icon: "IconLock" },
    load: () => import("#features/second-factors/web/demand-screen.tsx"),
  }),
];
