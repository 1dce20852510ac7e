/** Decisions §4: how long the chat that an interest opens stays open, and by how much both may extend it once. */
export const INTEREST_CHAT_DAYS = 30;
/** Messages in one page of a room's history. */
export const HISTORY_PAGE = 30;
/** Changes in one answer of catching up; `has_more` says to ask again from the last one. */
export const CATCH_UP_PAGE = 200;
