import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/community/communities/:id/alumnus", {
    code: "OE10",
    access: "administrator",
    title: { ja: "アルムナイ", en: "Alumni" },
    menu: { group: "people", order: 10, icon: "alumni" },
    load: () => import("#features/people/web/alumni-screen.tsx"),
  }),
  screen("/community/communities/:id/alumnus/:idAlumni/edit", {
    code: "OE30",
    access: "administrator",
    title: { ja: "アルムナイの詳細", en: "Alumnus" },
    load: () => import("#features/people/web/alumnus-screen.tsx"),
  }),
  screen("/community/communities/:id/alumnus/alumnus-management-flag-update", {
    code: "OE53",
    access: "administrator",
    title: { ja: "フラグの一括変更", en: "Change flags" },
    reading: "ふらぐのいっかつへんこう",
    load: () => import("#features/people/web/alumni-screen.tsx"),
  }),
  screen("/community/communities/:id/community-users/user-management-flag-update", {
    code: "OE53",
    access: "administrator",
    title: { ja: "フラグの一括変更", en: "Change flags" },
    reading: "ふらぐのいっかつへんこう",
    load: () => import("#features/people/web/employees-screen.tsx"),
  }),
  screen("/community/communities/:id/community-users", {
    code: "OE12",
    access: "administrator",
    title: { ja: "在籍者", en: "Employees" },
    reading: "ざいせきしゃ",
    menu: { group: "people", order: 20, icon: "employees" },
    load: () => import("#features/people/web/employees-screen.tsx"),
  }),
  screen("/community/communities/:id/community-users/:idUser/edit", {
    code: "OE31",
    access: "administrator",
    title: { ja: "在籍者の詳細", en: "Employee" },
    load: () => import("#features/people/web/employee-screen.tsx"),
  }),
];
