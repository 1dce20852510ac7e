export type Mentionable = { readonly id: number; readonly name: string; readonly imageUrl: string | null };

/**
 * Returns the word being typed after an `@` at the caret; null without one. Japanese has no space before it; only after
 * a half-width letter or digit it is part of an email address.
 */
export function wordAtCaret(
  text: string,
  caret: number,
): { readonly start: number; readonly word: string } | null {
  const before = text.slice(0, caret);
  const match = /(?<![\w.+-])[@＠]([^\s\u3000@＠]{0,20})$/u.exec(before);
  if (!match) return null;
  const word = match[1] ?? "";
  return { start: caret - word.length - 1, word };
}
