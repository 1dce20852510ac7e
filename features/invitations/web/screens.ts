import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/invitations", {
    code: "admin-invitations",
    title: { ja: "招待", en: "Invitations" },
    reading: "しょうたい",
    menu: { group: "people", order: 40, icon: "IconUserPlus" },
    opening: "admin/invitation_keys/users?created_at=desc&page=1&per_page=30",
    load: () => import("#features/invitations/web/invitations-screen.tsx"),
  }),
  consoleScreen("/invitations/alumni", {
    code: "admin-alumni-invitations",
    title: { ja: "アルムナイへの招待", en: "Alumni invitations" },
    reading: "あるむないへのしょうたい",
    opening: "alumni_invitations?invited_at=desc&page=1&per_page=30",
    load: () => import("#features/invitations/web/alumni-invitations-screen.tsx"),
  }),
];
