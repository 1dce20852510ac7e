import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/community/communities/:id/general_user_upload", {
    code: "OE80",
    access: "administrator",
    title: { ja: "CSV取り込み", en: "CSV import" },
    reading: "CSVとりこみ",
    load: () => import("#features/people-imports/web/import-screen.tsx"),
  }),
];
