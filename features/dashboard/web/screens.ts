import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/community/communities/:id/dashboard", {
    code: "SF10",
    access: "administrator",
    title: { ja: "ダッシュボード", en: "Dashboard" },
    isDashboard: true,
    whenNotFound: "toast",
    menu: { group: "overview", order: 10, icon: "dashboard" },
    load: () => import("#features/dashboard/web/dashboard-screen.tsx"),
  }),
];
