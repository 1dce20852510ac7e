export { useUnreadChats } from "./use-unread-chats.ts";
