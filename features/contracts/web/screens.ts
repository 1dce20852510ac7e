import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/contract", {
    code: "CP40",
    title: { ja: "契約", en: "Contract" },
    reading: "けいやく",
    menu: { group: "settings", order: 50, icon: "IconFileText", counted: "contract" },
    load: () => import("#features/contracts/web/contract-screen.tsx"),
  }),
];
