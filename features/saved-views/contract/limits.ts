export const VIEW_NAME = { min: 1, max: 30 } as const;
/** A saved view holds the conditions, order and columns of a list as its URL says them. */
export const VIEW_QUERY = { min: 0, max: 2_000 } as const;
