import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  operatorScreen("/plan_requests", {
    code: "operator-plan-requests",
    title: { ja: "プランの申し込み", en: "Plan requests" },
    reading: "ぷらんのもうしこみ",
    menu: { group: "customers", order: 20, icon: "IconFileText" },
    load: () => import("#features/operator-plan-requests/web/requests-screen.tsx"),
  }),
  operatorScreen("/plan_requests/:community_id/:request_id", {
    code: "operator-plan-request",
    title: { ja: "プランの申し込みへの回答", en: "Plan request" },
    reading: "ぷらんのもうしこみへのかいとう",
    load: () => import("#features/operator-plan-requests/web/request-screen.tsx"),
  }),
];
