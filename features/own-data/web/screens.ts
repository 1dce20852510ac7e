import { bothAreas, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/account/settings/data", {
    code: "own-data",
    title: { ja: "データのダウンロード", en: "Download your data" },
    load: () => import("#features/own-data/web/own-data-screen.tsx"),
  }),
];
