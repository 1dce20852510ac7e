import { operatorScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  operatorScreen("/jobs", {
    code: "operator-jobs",
    title: { ja: "ジョブ", en: "Jobs" },
    menu: { group: "system", order: 80, icon: "IconListCheck" },
    load: () => import("#features/operator-jobs/web/jobs-screen.tsx"),
  }),
  operatorScreen("/job_queues", {
    code: "operator-job-queues",
    title: { ja: "ジョブの種類と予定", en: "Kinds and schedules of jobs" },
    reading: "じょぶのしゅるいとよてい",
    belongsTo: "operator-jobs",
    load: () => import("#features/operator-jobs/web/queues-screen.tsx"),
  }),
];
