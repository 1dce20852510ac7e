/** docs/decisions/interest-chats-end.md: the chat of an interest is open this long, and can be extended once. */
export const INTEREST_CHAT_DAYS = 30;
