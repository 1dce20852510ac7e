import { bothAreas, consoleScreen, operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

const path = "/account/settings/second_factors";
const row = {
  code: "account-second-factors",
  title: { ja: "二段階認証", en: "Two-step verification" },
  load: () => import("#features/second-factors/web/second-factors-screen.tsx"),
} as const;

export const screens: readonly Screen[] = [
  ...bothAreas(path, row),
  operatorScreen(path, row),
  consoleScreen("/security", {
    code: "admin-security",
    title: { ja: "セキュリティ", en: "Security" },
    menu: { group: "settings", order: 40, icon: "IconLock" },
    load: () => import("#features/second-factors/web/demand-screen.tsx"),
  }),
];
