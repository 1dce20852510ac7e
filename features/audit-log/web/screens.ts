import { bothAreas, consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/account/settings/data/events", {
    code: "own-audit-events",
    title: { ja: "管理者によるデータの取り扱い", en: "How administrators handle your data" },
    load: () => import("#features/audit-log/web/own-events-screen.tsx"),
  }),
  consoleScreen("/audit_events", {
    code: "admin-audit-log",
    title: { ja: "操作履歴", en: "Audit log" },
    reading: "そうさりれき",
    menu: { group: "settings", order: 60, icon: "IconListSearch", forContractor: true },
    load: () => import("#features/audit-log/web/audit-screen.tsx"),
  }),
];
