import type { SuggestionKeyDownProps, SuggestionProps } from "@tiptap/suggestion";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { isConverting } from "../is-converting.ts";
import styles from "../mention-input/mention-input.module.css";
import { MentionOptions } from "../mention-input/mention-options.tsx";
import type { Mentionable } from "../mention-input/mention-state.ts";

// The library types what is offered as its node's attributes; here they are people until one is chosen.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Props = SuggestionProps<any, any>;

/** The list is below the caret, as a React tree of its own inside that of the editor. */
export function createSuggestionList(label: string) {
  const list = document.createElement("div");
  list.className = styles.list ?? "";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", label);
  const root = createRoot(list);
  let shown: Props | undefined;
  let active = 0;

  const draw = () => {
    const people: readonly Mentionable[] = shown?.items ?? [];
    list.hidden = people.length === 0;
    const onChoose = (person: Mentionable) => shown?.command(person);
    flushSync(() => root.render(<MentionOptions id="mention" {...{ people, active, onChoose }} />));
    const at = shown?.clientRect?.();
    const frame = list.offsetParent?.getBoundingClientRect();
    if (at && frame) list.style.top = `${at.bottom - frame.top}px`;
  };
  const show = (props: Props) => {
    shown = props;
    active = 0;
    // It is inside the editor's frame, so that a modal dialog does not cover it.
    if (!list.isConnected) props.editor.view.dom.parentElement?.append(list);
    draw();
    // The text may be at the very end of the visible part.
    if (!list.hidden) list.scrollIntoView({ block: "nearest" });
  };

  return {
    onStart: show,
    onUpdate: show,
    onKeyDown: ({ event }: SuggestionKeyDownProps) => {
      const people = shown?.items ?? [];
      const person = people[active];
      if (!person || isConverting(event)) return false;
      if (event.key === "ArrowDown") active = (active + 1) % people.length;
      else if (event.key === "ArrowUp") active = (active + people.length - 1) % people.length;
      else if (event.key === "Enter" || event.key === "Tab") shown?.command(person);
      else return false;
      draw();
      return true;
    },
    onExit: () => {
      list.remove();
      root.render(null);
    },
  };
}
