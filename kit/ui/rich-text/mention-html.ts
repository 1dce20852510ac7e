import { mentionSegments } from "#kit/contract/fields/mentions.ts";
import { mentionLabel } from "./mention-text.tsx";
import styles from "./rich-text.module.css";

/**
 * Replaces the mention tokens of the server's sanitised HTML by elements that carry the id. Only text between elements
 * is changed, and names are set as text, because people chose them.
 */
export function withMentions(
  html: string,
  names: Readonly<Record<string, string>>,
  opens: (id: number) => boolean,
): string {
  if (!html.includes("@{")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const pieces = mentionSegments(text.data).map((segment) =>
      segment.type === "text" ? segment.text : mention(segment.id, names, opens(segment.id)),
    );
    text.replaceWith(...pieces);
  }
  return body.innerHTML;
}

function mention(id: number, names: Readonly<Record<string, string>>, opens: boolean): HTMLElement {
  const element = document.createElement(opens ? "button" : "strong");
  element.className = styles.mention ?? "";
  element.textContent = mentionLabel(id, names);
  if (opens) {
    element.setAttribute("type", "button");
    element.dataset.mention = String(id);
  }
  return element;
}
