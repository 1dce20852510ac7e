import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  operatorScreen("/banned_words", {
    code: "operator-banned-words",
    title: { ja: "禁止語", en: "Banned words" },
    reading: "きんしご",
    menu: { group: "service", order: 50, icon: "IconMessageOff" },
    load: () => import("#features/banned-words/web/banned-words-screen.tsx"),
  }),
];
