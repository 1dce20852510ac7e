import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/dashboard", {
    code: "SF10",
    title: { ja: "ダッシュボード", en: "Dashboard" },
    isDashboard: true,
    whenNotFound: "toast",
    menu: { group: "overview", order: 10, icon: "IconLayoutDashboard" },
    load: () => import("#features/dashboard/web/dashboard-screen.tsx"),
  }),
];
