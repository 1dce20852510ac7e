/** Limits an inquiry, in user-perceived characters; a line break counts as two. R183, R184 */
export const INQUIRY = { min: 1, max: 2000 } as const;
/** An inquiry has at most this many files. R193 */
export const INQUIRY_FILES = 3;
