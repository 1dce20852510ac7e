/** docs/decisions/interest-chats-end.md: how long the chat that an interest opens stays open, and by how much both may extend it once. */
export const INTEREST_CHAT_DAYS = 30;
