import { bothAreas, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id/leave_community", {
    code: "SK40",
    title: { ja: "コミュニティの退会", en: "Leave a community" },
    load: () => import("#features/withdrawal/web/leave-community-screen.tsx"),
  }),
  ...bothAreas("/communities/leave_community_finished", {
    code: "SK42",
    access: "public",
    title: { ja: "コミュニティを退会しました", en: "You have left the community" },
    load: () => import("#features/withdrawal/web/leave-community-finished-screen.tsx"),
  }),
  ...bothAreas("/withdrawal", {
    code: "SU40",
    title: { ja: "Enishiを退会する", en: "Leave Enishi" },
    load: () => import("#features/withdrawal/web/leave-service-screen.tsx"),
  }),
  ...bothAreas("/withdrawal_finished", {
    code: "SU42",
    access: "public",
    title: { ja: "Enishiを退会しました", en: "You have left Enishi" },
    load: () => import("#features/withdrawal/web/leave-service-finished-screen.tsx"),
  }),
];
