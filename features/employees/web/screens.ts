import { consoleScreen, publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/invitations/employees", {
    code: "admin-employee-invitations",
    title: { ja: "在籍者への招待", en: "Employee invitations" },
    reading: "ざいせきしゃへのしょうたい",
    opening: "employee_invitations?invited_at=desc&page=1&per_page=30",
    load: () => import("#features/employees/web/open-invitations-screen.tsx"),
  }),
  publicScreen("/community/invited_communities/employee/:key", {
    code: "invited_communities_employee",
    title: { ja: "コミュニティへの招待", en: "Invitation to a community" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/invitation-screen.tsx"),
  }),
  publicScreen("/community/invited_communities/employee", {
    code: "invited_communities_employee",
    title: { ja: "コミュニティへの招待", en: "Invitation to a community" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/invitation-screen.tsx"),
  }),
  publicScreen("/community/join_users", {
    code: "SB20",
    title: { ja: "在籍者の登録", en: "Register as an employee" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/register-screen.tsx"),
  }),
  publicScreen("/community/join_users_confirm", {
    code: "SB21",
    title: { ja: "入力内容の確認", en: "Check your details" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/confirm-screen.tsx"),
  }),
  publicScreen("/community/join_users_finished", {
    code: "SB22",
    title: { ja: "登録の完了", en: "Registration complete" },
    load: () => import("#features/employees/web/finished-screen.tsx"),
  }),
];
