/** A text to be found anywhere, whatever signs it holds. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
