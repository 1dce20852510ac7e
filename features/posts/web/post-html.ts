import { expandMentions } from "#kit/contract/fields/mentions.ts";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The server's sanitised HTML with its mention tokens shown as names, which people chose and which are therefore escaped. */
export function withMentionNames(html: string, mentions: Readonly<Record<string, string>>): string {
  const names = Object.entries(mentions).map(([id, name]): [number, string] => [
    Number(id),
    escapeHtml(name),
  ]);
  return expandMentions(html, new Map(names));
}
