import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  operatorScreen("/closings", {
    code: "operator-closings",
    title: { ja: "終了したコミュニティ", en: "Closed communities" },
    menu: { group: "customers", order: 90, icon: "IconArchive" },
    load: () => import("#features/operator-closings/web/closings-screen.tsx"),
  }),
  operatorScreen("/communities/:community_id/closing", {
    code: "operator-closing",
    title: { ja: "コミュニティの終了", en: "Closing a community" },
    load: () => import("#features/operator-closings/web/closing-screen.tsx"),
  }),
];
