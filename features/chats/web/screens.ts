import { bothAreas, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id/chats", {
    code: "SM10",
    title: { ja: "チャット", en: "Chats" },
    menu: { group: "community", order: 40, icon: "chats", unread: "chats", atThumb: true },
    load: () => import("#features/chats/web/chats-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/posts/:post_id/chats/:chatroom_id", {
    code: "SM65",
    title: { ja: "投稿についてのチャット", en: "Chat about a post" },
    readsNotice: true,
    whenForbidden: "notFound",
    load: () => import("#features/chats/web/chat-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/direct_chat/:chatroom_id", {
    code: "SM66",
    title: { ja: "ダイレクトチャット", en: "Direct chat" },
    whenForbidden: "notFound",
    load: () => import("#features/chats/web/direct-chat-screen.tsx"),
  }),
];
