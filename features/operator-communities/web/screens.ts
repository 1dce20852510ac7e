import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  operatorScreen("/communities", {
    code: "operator-communities",
    title: { ja: "コミュニティ", en: "Communities" },
    menu: { group: "customers", order: 10, icon: "IconBuildingCommunity" },
    load: () => import("#features/operator-communities/web/communities-screen.tsx"),
  }),
  operatorScreen("/communities/new", {
    code: "operator-community-new",
    title: { ja: "コミュニティの作成", en: "New community" },
    load: () => import("#features/operator-communities/web/new-community-screen.tsx"),
  }),
  operatorScreen("/communities/:community_id", {
    code: "operator-community",
    title: { ja: "コミュニティの設定", en: "Community" },
    load: () => import("#features/operator-communities/web/community-screen.tsx"),
  }),
];
