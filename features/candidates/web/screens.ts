import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/alumnus_candidates_waiting_approval", {
    code: "CI10",
    title: { ja: "承認待ち", en: "Awaiting approval" },
    reading: "しょうにんまち",
    readsNotice: true,
    menu: { group: "people", order: 30, icon: "IconUserCheck", counted: "candidates" },
    opening: "applicants?management_no=asc&page=1&per_page=30",
    load: () => import("#features/candidates/web/candidates-screen.tsx"),
  }),
  consoleScreen("/alumnus_candidates_waiting_approval/rejected", {
    code: "CI11",
    title: { ja: "却下した申し込み", en: "Rejected applications" },
    reading: "きゃっかしたもうしこみ",
    opening: "applicants/rejected?rejected_at=desc&page=1&per_page=30",
    load: () => import("#features/candidates/web/rejections-screen.tsx"),
  }),
  consoleScreen("/alumnus_candidates_waiting_approval/:management_no/edit", {
    code: "CI40",
    title: { ja: "候補者の確認", en: "Candidate" },
    load: () => import("#features/candidates/web/candidate-screen.tsx"),
  }),
];
