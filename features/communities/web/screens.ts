import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/alumni/lobby", {
    code: "SD10",
    access: "alumnus",
    title: { ja: "コミュニティを選ぶ", en: "Choose a community" },
    signsInByToken: true,
    load: () => import("#features/communities/web/lobby-screen.tsx"),
  }),
  screen("/community/lobby", {
    code: "CB11",
    access: "employee",
    title: { ja: "コミュニティを選ぶ", en: "Choose a community" },
    load: () => import("#features/communities/web/lobby-screen.tsx"),
  }),
];
