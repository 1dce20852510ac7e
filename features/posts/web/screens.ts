import { bothAreas, type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id", {
    code: "SF10",
    title: { ja: "ホーム", en: "Home" },
    popularTags: true,
    communityRail: true,
    whenNotFound: "toast",
    menu: { group: "community", order: 10, icon: "home", end: true, atThumb: true },
    load: () => import("#features/posts/web/timeline-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/post/:post_id", {
    code: "SR40",
    title: { ja: "投稿", en: "Post" },
    popularTags: true,
    readsNotice: true,
    whenForbidden: "notFound",
    load: () => import("#features/posts/web/post-screen.tsx"),
  }),
  screen("/community/communities/:id/user_posts", {
    code: "OF10",
    access: "administrator",
    title: { ja: "ユーザー投稿", en: "User posts" },
    readsNotice: true,
    menu: { group: "content", order: 10, icon: "userPosts" },
    load: () => import("#features/posts/web/admin/user-posts-screen.tsx"),
  }),
  screen("/community/communities/:id/operational_posts", {
    code: "CT10",
    access: "administrator",
    title: { ja: "公式投稿", en: "Official posts" },
    readsNotice: true,
    menu: { group: "content", order: 20, icon: "officialPosts" },
    load: () => import("#features/posts/web/admin/official-posts-screen.tsx"),
  }),
];
