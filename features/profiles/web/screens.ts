import { bothAreas, type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/account/profile/edit", {
    code: { alumni: "SD40", community: "SE40" },
    title: { ja: "アカウント情報の編集", en: "Edit your account details" },
    load: () => import("#features/profiles/web/account-profile-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/account/profile/setting", {
    code: { alumni: "SG40", community: "SG41" },
    title: { ja: "プロフィール", en: "Your profile" },
    load: () => import("#features/profiles/web/community-profile-screen.tsx"),
  }),
  screen("/community/account/profile/setting", {
    code: "SG40",
    access: "employee",
    title: { ja: "アカウント情報", en: "Your account details" },
    load: () => import("#features/profiles/web/profile-overview-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/users", {
    code: "SQ10",
    title: { ja: "メンバー", en: "Members" },
    menu: { group: "community", order: 30, icon: "IconUsers" },
    load: () => import("#features/profiles/web/members-screen.tsx"),
  }),
];
