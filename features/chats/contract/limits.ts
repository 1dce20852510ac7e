/** Messages in one page of a room's history. */
export const HISTORY_PAGE = 30;
/** Changes in one answer of catching up; `has_more` says to ask again from the last one. */
export const CATCH_UP_PAGE = 200;
/** So long a chat between members can be read once it has been said why. */
export const OPENING_MINUTES = 60;
