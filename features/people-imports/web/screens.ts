import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/general_user_upload", {
    code: "OE80",
    title: { ja: "CSV取り込み", en: "CSV import" },
    reading: "CSVとりこみ",
    load: () => import("#features/people-imports/web/import-screen.tsx"),
  }),
];
