import { bothAreas, consoleScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  ...bothAreas("/communities/:id/chats", {
    code: "SM10",
    title: { ja: "チャット", en: "Chats" },
    menu: { group: "community", order: 40, icon: "IconMessages", counted: "chats", atThumb: true },
    fills: "window",
    load: () => import("#features/chats/web/chats-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/posts/:post_id/chats/:chatroom_id", {
    code: "SM65",
    title: { ja: "投稿についてのチャット", en: "Chat about a post" },
    belongsTo: "SM10",
    fills: "window and phone",
    readsNotice: true,
    whenForbidden: "notFound",
    load: () => import("#features/chats/web/chat-screen.tsx"),
  }),
  ...bothAreas("/communities/:id/direct_chat/:chatroom_id", {
    code: "SM66",
    title: { ja: "ダイレクトチャット", en: "Direct chat" },
    belongsTo: "SM10",
    fills: "window and phone",
    whenForbidden: "notFound",
    load: () => import("#features/chats/web/direct-chat-screen.tsx"),
  }),
  consoleScreen("/manage_chat_room", {
    code: "CV10",
    title: { ja: "チャット", en: "Chats" },
    menu: { group: "messages", order: 10, icon: "IconMessages", counted: "chats" },
    opening: "chat_histories?tab=recruitment&last_message_at=desc&page=1&per_page=30",
    load: () => import("./office/chat-management-screen.tsx"),
  }),
  consoleScreen("/alumnus/:managementNo/chat-list", {
    code: "OE70",
    title: { ja: "アルムナイのチャット", en: "Chats of an alumnus" },
    load: () => import("./office/alumnus-chats-screen.tsx"),
  }),
  consoleScreen("/community-users/:managementNo/chat-list", {
    code: "OE71",
    title: { ja: "在籍者のチャット", en: "Chats of an employee" },
    load: () => import("./office/employee-chats-screen.tsx"),
  }),
  consoleScreen("/alumnus/:management_no/posts/:post_id/chats/:chatroom_id", {
    code: "OE75-2",
    title: { ja: "メンバー同士のチャット", en: "Chat between members" },
    belongsTo: "CV10",
    load: () => import("./office/members-chat-screen.tsx"),
  }),
  consoleScreen("/community-users/:management_no/posts/:post_id/chats/:chatroom_id", {
    code: "OE75-3",
    title: { ja: "メンバー同士のチャット", en: "Chat between members" },
    belongsTo: "CV10",
    load: () => import("./office/members-chat-screen.tsx"),
  }),
];
