import { publicScreen, type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/community/users/turnover_objection", {
    code: "turnover-objection",
    title: { ja: "アルムナイへの切り替えに異議を申し立てる", en: "Object to becoming an alumnus" },
    load: () => import("#features/turnovers/web/objection-screen.tsx"),
  }),
  screen("/community/account/turnovers/:id", {
    code: "own-turnover",
    access: "employee",
    title: { ja: "アルムナイへの切り替えの確認", en: "Becoming an alumnus" },
    load: () => import("#features/turnovers/web/own-turnover-screen.tsx"),
  }),
];
