export const POST_TITLE = { min: 1, max: 100 } as const;
/** Limits the text of a post, in user-perceived characters; every kind of post is counted as an article. */
export const POST_CONTENT = { min: 1, max: 4000 } as const;
/** A post has at most this many pictures. R225 */
export const POST_IMAGES = 20;
