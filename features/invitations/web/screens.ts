import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/community/communities/:id/invitations", {
    code: "admin-invitations",
    access: "administrator",
    title: { ja: "招待", en: "Invitations" },
    menu: { group: "people", order: 40, icon: "invitations" },
    load: () => import("#features/invitations/web/invitations-screen.tsx"),
  }),
];
