import { bothAreas, type Screen, screen } from "#kit/web/screens/screen.ts";

const office = "/community/communities/:id";

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
  screen(`${office}/manage_chat_room`, {
    code: "CV10",
    access: "administrator",
    title: { ja: "チャット", en: "Chats" },
    menu: { group: "messages", order: 10, icon: "chats", waiting: "chats" },
    opening: "chat_histories?tab=recruitment&last_message_at=desc&page=1&per_page=30",
    load: () => import("./office/chat-management-screen.tsx"),
  }),
  screen(`${office}/alumnus/:managementNo/chat-list`, {
    code: "OE70",
    access: "administrator",
    title: { ja: "アルムナイのチャット", en: "Chats of an alumnus" },
    load: () => import("./office/alumnus-chats-screen.tsx"),
  }),
  screen(`${office}/community-users/:managementNo/chat-list`, {
    code: "OE71",
    access: "administrator",
    title: { ja: "在籍者のチャット", en: "Chats of an employee" },
    load: () => import("./office/employee-chats-screen.tsx"),
  }),
  screen(`${office}/alumnus/:management_no/posts/:post_id/chats/:chatroom_id`, {
    code: "OE75-2",
    access: "administrator",
    title: { ja: "メンバー同士のチャット", en: "Chat between members" },
    belongsTo: "CV10",
    load: () => import("./office/members-chat-screen.tsx"),
  }),
  screen(`${office}/community-users/:management_no/posts/:post_id/chats/:chatroom_id`, {
    code: "OE75-3",
    access: "administrator",
    title: { ja: "メンバー同士のチャット", en: "Chat between members" },
    belongsTo: "CV10",
    load: () => import("./office/members-chat-screen.tsx"),
  }),
];
