import { bothAreas, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id", {
    code: "SF10",
    title: { ja: "ホーム", en: "Home" },
    popularTags: true,
    whenNotFound: "toast",
    menu: { group: "community", order: 10, icon: "IconHome", end: true, atThumb: true },
    load: () => import("#features/timeline/web/timeline-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/post/:post_id", {
    code: "SR40",
    title: { ja: "投稿", en: "Post" },
    popularTags: true,
    readsNotice: true,
    whenForbidden: "notFound",
    load: () => import("#features/timeline/web/post-screen.tsx"),
  }),
];
