import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/user_management_flags", {
    code: "CN10",
    title: { ja: "管理フラグ", en: "Flags" },
    reading: "かんりふらぐ",
    menu: { group: "settings", order: 30, icon: "IconFlag" },
    load: () => import("#features/management-flags/web/flags-screen.tsx"),
  }),
];
