export const NOTICE_TITLE = { min: 1, max: 100 } as const;
/** R411: counted as it is read, like an article. */
export const NOTICE_CONTENT = { min: 0, max: 2000 } as const;
export const NOTICE_IMAGES = 5;
export const NOTICE_LINK = 2000;
/** R485 */
export const NOTICE_PREVIEW = 100;
