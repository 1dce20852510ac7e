import { bothAreas, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id/account/portfolio/setting", {
    code: "SG43",
    title: { ja: "ポートフォリオ", en: "Your portfolio" },
    load: () => import("#features/portfolios/web/portfolio-screen.tsx"),
  }),
];
