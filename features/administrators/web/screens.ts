import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

const shared = { reading: "かんりしゃ" } as const;

export const screens: readonly Screen[] = [
  consoleScreen("/managers", {
    ...shared,
    code: "CC10",
    title: { ja: "管理者", en: "Administrators" },
    menu: { group: "settings", order: 35, icon: "IconUserShield" },
    load: () => import("#features/administrators/web/administrators-screen.tsx"),
  }),
  consoleScreen("/managers/new", {
    ...shared,
    code: "CC20",
    title: { ja: "管理者を追加", en: "Add an administrator" },
    load: () => import("#features/administrators/web/new-administrator-screen.tsx"),
  }),
  consoleScreen("/managers/:management_no/edit", {
    ...shared,
    code: "CC40",
    title: { ja: "管理者の編集", en: "Administrator" },
    load: () => import("#features/administrators/web/administrator-screen.tsx"),
  }),
];
