import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  operatorScreen("/terms", {
    code: "operator-terms",
    title: { ja: "Enishi利用規約", en: "Terms of Enishi" },
    reading: "りようきやく",
    menu: { group: "service", order: 30, icon: "IconLicense" },
    load: () => import("#features/operator-terms/web/operator-terms-screen.tsx"),
  }),
];
