import { operatorScreen, publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/operator/set_up", {
    code: "operator-set-up",
    title: { ja: "運営者のアカウントの設定", en: "Set up an operator’s account" },
    whenUnauthorized: "stay",
    load: () => import("#features/operators/web/set-up-screen.tsx"),
  }),
  operatorScreen("/operators", {
    code: "operators",
    title: { ja: "運営者", en: "Operators" },
    menu: { group: "system", order: 90, icon: "IconUserShield" },
    load: () => import("#features/operators/web/operators-screen.tsx"),
  }),
  operatorScreen("/events", {
    code: "operator-audit-log",
    title: { ja: "操作履歴", en: "Audit log" },
    reading: "そうさりれき",
    menu: { group: "system", order: 91, icon: "IconListSearch" },
    load: () => import("#features/operators/web/events-screen.tsx"),
  }),
  operatorScreen("/account/settings", {
    code: "account-settings",
    title: { ja: "アカウント設定", en: "Account settings" },
    load: () => import("#features/operators/web/account-settings-screen.tsx"),
  }),
];
