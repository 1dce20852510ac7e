export const HISTORY_PAGE = 30;
/** One answer of catching up has this many changes; `has_more` says to ask again from the last one. */
export const CATCH_UP_PAGE = 200;
/** After its reason is given, a chat between members can be read for this long. */
export const OPENING_MINUTES = 60;
export const OPENING_REASON = { letters: 4, max: 200 } as const;
