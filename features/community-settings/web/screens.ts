import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/edit", {
    code: "CO40",
    title: { ja: "コミュニティ", en: "Community" },
    menu: { group: "settings", order: 10, icon: "IconBuildingCommunity" },
    load: () => import("#features/community-settings/web/settings-screen.tsx"),
  }),
];
