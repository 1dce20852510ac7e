export { useStartDirectChat } from "./use-start-direct-chat.ts";
export { useUnreadChats } from "./use-unread-chats.ts";
