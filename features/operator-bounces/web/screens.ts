import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

const reading = "とどかないめーる";

export const screens: readonly Screen[] = [
  operatorScreen("/bounces", {
    code: "operator-bounces",
    title: { ja: "届かないメール", en: "Returned email" },
    reading,
    menu: { group: "system", order: 20, icon: "IconMailOff" },
    load: () => import("#features/operator-bounces/web/bounces-screen.tsx"),
  }),
  operatorScreen("/bounces/days", {
    code: "operator-bounce-days",
    title: { ja: "届かないメールの日ごとの件数", en: "Returned email by day" },
    reading,
    load: () => import("#features/operator-bounces/web/bounce-days-screen.tsx"),
  }),
];
