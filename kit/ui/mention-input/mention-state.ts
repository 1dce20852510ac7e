export type Mentionable = { readonly id: number; readonly name: string; readonly imageUrl: string | null };

/** The word being typed after an `@` at the caret, or null when none is. */
export function wordAtCaret(
  text: string,
  caret: number,
): { readonly start: number; readonly word: string } | null {
  const before = text.slice(0, caret);
  const match = /(?:^|[\s\u3000、。])[@＠]([^\s\u3000@＠]{0,20})$/u.exec(before);
  if (!match) return null;
  const word = match[1] ?? "";
  return { start: caret - word.length - 1, word };
}

/** What people see: `@{12}` is shown as `@花子`. */
export function toShown(stored: string, names: ReadonlyMap<number, string>): string {
  return stored.replace(/@\{(\d+)\}/g, (token, id: string) => {
    const name = names.get(Number(id));
    return name === undefined ? token : `@${name}`;
  });
}

/** Back to tokens, longest name first, so that 花子 does not swallow the beginning of 花子さくら. R230 */
export function toStored(shown: string, names: ReadonlyMap<number, string>): string {
  const longestFirst = [...names].sort(([, a], [, b]) => b.length - a.length);
  return longestFirst.reduce((text, [id, name]) => text.replaceAll(`@${name}`, `@{${id}}`), shown);
}
