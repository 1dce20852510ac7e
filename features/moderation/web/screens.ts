import { type Screen, screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  screen("/community/communities/:id/user_posts", {
    code: "OF10",
    access: "administrator",
    title: { ja: "ユーザー投稿", en: "User posts" },
    readsNotice: true,
    menu: { group: "content", order: 10, icon: "userPosts" },
    load: () => import("./user-posts-screen.tsx"),
  }),
  screen("/community/communities/:id/operational_posts", {
    code: "CT10",
    access: "administrator",
    title: { ja: "公式投稿", en: "Official posts" },
    readsNotice: true,
    menu: { group: "content", order: 20, icon: "officialPosts" },
    load: () => import("./official-posts-screen.tsx"),
  }),
];
