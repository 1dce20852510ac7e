import { consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  consoleScreen("/user_posts", {
    code: "OF10",
    title: { ja: "ユーザー投稿", en: "User posts" },
    reading: "ゆーざーとうこう",
    readsNotice: true,
    menu: { group: "content", order: 10, icon: "IconArticle" },
    opening: "user_posts?published=true&created_at=desc&page=1&per_page=30",
    load: () => import("./user-posts-screen.tsx"),
  }),
  consoleScreen("/operational_posts", {
    code: "CT10",
    title: { ja: "公式投稿", en: "Official posts" },
    reading: "こうしきとうこう",
    readsNotice: true,
    menu: { group: "content", order: 20, icon: "IconSpeakerphone" },
    opening: "official_posts?published=true&created_at=desc&page=1&per_page=30&from_ct_10=true",
    load: () => import("./official-posts-screen.tsx"),
  }),
];
