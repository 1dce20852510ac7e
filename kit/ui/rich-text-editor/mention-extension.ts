import Mention from "@tiptap/extension-mention";
import { type Mentionable, wordAtCaret } from "../mention-input/mention-state.ts";
import { createSuggestionList } from "./suggestion-list.tsx";

/** Lets `@` offer people in the editor; arrow keys, Enter, Tab and Escape work, even with an input method. */
export const createMention = (
  search: (text: string) => Promise<readonly Mentionable[]>,
  onMention: (person: Mentionable) => void,
  label: string,
) =>
  Mention.configure({
    deleteTriggerWithBackspace: true,
    suggestion: {
      char: "@",
      findSuggestionMatch: ({ $position }) => {
        const before = $position.nodeBefore?.text ?? "";
        const typed = wordAtCaret(before, before.length);
        if (!typed) return null;
        const from = $position.pos - before.length + typed.start;
        return { range: { from, to: $position.pos }, query: typed.word, text: before.slice(typed.start) };
      },
      items: async ({ query }) => [...(await search(query).catch(() => []))],
      command: ({ editor, range, props }) => {
        const person = props as unknown as Mentionable;
        onMention(person);
        editor
          .chain()
          .focus()
          .insertContentAt(range, [
            { type: "mention", attrs: { id: String(person.id), label: person.name } },
            { type: "text", text: " " },
          ])
          .run();
      },
      render: () => createSuggestionList(label),
    },
  });

const TOKEN = /@\{(\d+)\}/g;

/** Replaces `@{id}` tokens of stored HTML by the editor's mention nodes. */
export function toEditorHtml(html: string, names: Readonly<Record<string, string>>): string {
  return html.replace(TOKEN, (_, id: string) => {
    const span = document.createElement("span");
    span.dataset.type = "mention";
    span.dataset.id = id;
    span.dataset.label = names[id] ?? "…";
    return span.outerHTML;
  });
}

export function toStoredHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const span of page.querySelectorAll<HTMLElement>("span[data-type=mention]"))
    span.replaceWith(`@{${span.dataset.id ?? ""}}`);
  return page.body.innerHTML;
}
