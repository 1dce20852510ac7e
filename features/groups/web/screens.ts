import { bothAreas, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id/groups", {
    code: "SN10",
    title: { ja: "グループ", en: "Groups" },
    menu: { group: "community", order: 20, icon: "IconUsersGroup", atThumb: true },
    load: () => import("#features/groups/web/groups-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/groups/:group_id/users", {
    code: "SN70",
    title: { ja: "グループのメンバー", en: "Group members" },
    whenForbidden: "notFound",
    load: () => import("#features/groups/web/group-users-screen.tsx"),
  }),
];
