import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/community/communities/:id/invitations/employees", {
    code: "admin-employee-invitations",
    access: "administrator",
    title: { ja: "在籍者への招待", en: "Employee invitations" },
    reading: "ざいせきしゃへのしょうたい",
    opening: "employee_invitations?invited_at=desc&page=1&per_page=30",
    load: () => import("#features/employees/web/open-invitations-screen.tsx"),
  }),
  screen("/community/invited_communities/employee/:key", {
    code: "invited_communities_employee",
    access: "public",
    title: { ja: "コミュニティへの招待", en: "Invitation to a community" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/invitation-screen.tsx"),
  }),
  screen("/community/invited_communities/employee", {
    code: "invited_communities_employee",
    access: "public",
    title: { ja: "コミュニティへの招待", en: "Invitation to a community" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/invitation-screen.tsx"),
  }),
  screen("/community/join_users", {
    code: "SB20",
    access: "public",
    title: { ja: "在籍者の登録", en: "Register as an employee" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/register-screen.tsx"),
  }),
  screen("/community/join_users_confirm", {
    code: "SB21",
    access: "public",
    title: { ja: "入力内容の確認", en: "Check what you entered" },
    whenForbidden: "notFound",
    load: () => import("#features/employees/web/confirm-screen.tsx"),
  }),
  screen("/community/join_users_finished", {
    code: "SB22",
    access: "public",
    title: { ja: "登録の完了", en: "Registration complete" },
    load: () => import("#features/employees/web/finished-screen.tsx"),
  }),
];
