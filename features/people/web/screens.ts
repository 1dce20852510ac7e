import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/alumnus", {
    code: "OE10",
    title: { ja: "アルムナイ", en: "Alumni" },
    menu: { group: "people", order: 10, icon: "IconUsers" },
    load: () => import("#features/people/web/alumni-screen.tsx"),
  }),
  consoleScreen("/alumnus/:idAlumni/edit", {
    code: "OE30",
    title: { ja: "アルムナイの詳細", en: "Alumnus" },
    load: () => import("#features/people/web/alumnus-screen.tsx"),
  }),
  consoleScreen("/alumnus/alumnus-management-flag-update", {
    code: "OE53",
    title: { ja: "フラグの一括変更", en: "Change flags" },
    reading: "ふらぐのいっかつへんこう",
    load: () => import("#features/people/web/alumni-screen.tsx"),
  }),
  consoleScreen("/community-users/user-management-flag-update", {
    code: "OE53",
    title: { ja: "フラグの一括変更", en: "Change flags" },
    reading: "ふらぐのいっかつへんこう",
    load: () => import("#features/people/web/employees-screen.tsx"),
  }),
  consoleScreen("/community-users", {
    code: "OE12",
    title: { ja: "在籍者", en: "Employees" },
    reading: "ざいせきしゃ",
    menu: { group: "people", order: 20, icon: "IconIdBadge2" },
    load: () => import("#features/people/web/employees-screen.tsx"),
  }),
  consoleScreen("/community-users/:idUser/edit", {
    code: "OE31",
    title: { ja: "在籍者の詳細", en: "Employee" },
    load: () => import("#features/people/web/employee-screen.tsx"),
  }),
];
