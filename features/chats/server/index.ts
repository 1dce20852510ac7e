export { officeChatSql } from "./direct-chat.sql.ts";
export { membersChatOpened } from "./office/read-history.ts";
export { claimWaitingChats, listWaitingOffices } from "./office/waiting-chats.sql.ts";
export { chatMessageWritten } from "./send-message.ts";
export { unreadChatsSql } from "./unread.sql.ts";
export { chatsClosed } from "./withhold-chats.ts";
