import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { isConverting } from "../is-converting.ts";
import { useMentionMessages } from "../mention-input/messages.ts";
import styles from "./editor.module.css";
import { createMention, toEditorHtml, toStoredHtml } from "./mention-extension.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import { EditorToolbar } from "./toolbar.tsx";

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ["https", "http", "mailto"],
      defaultProtocol: "https",
    },
  }),
];

/** This is the height of a tool and a little more. */
const TOOLS_PX = 52;

export default function TiptapEditor(props: RichTextEditorProps) {
  const { value, label, placeholder, required, invalid, describedBy, names = {} } = props;
  // The editor is created once, and calls the latest props.
  const latest = useRef(props);
  latest.current = props;
  const { people } = useMentionMessages();
  const [mention] = useState(() =>
    createMention(
      async (text) => (await latest.current.searchPeople?.(text)) ?? [],
      (person) => latest.current.onMention?.(person),
      people,
    ),
  );
  const editor = useEditor({
    extensions: [...extensions, mention],
    content: toEditorHtml(value, names),
    editorProps: {
      // The line being written stays above the tools, which cover the end of a long text.
      scrollThreshold: TOOLS_PX,
      scrollMargin: TOOLS_PX,
      // Escape is left to the dialog around, as in every other field, but an open list of people closes first.
      handleDOMEvents: {
        keydown: ({ dom }, event) =>
          event.key === "Escape" &&
          !isConverting(event) &&
          !dom.parentElement?.querySelector("[role=listbox]:not([hidden])"),
      },
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(required ? { "aria-required": "true" } : {}),
        ...(invalid ? { "aria-invalid": "true" } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        class: styles.content ?? "",
      },
    },
    onUpdate: ({ editor: current }) => latest.current.onChange(storedHtmlOf(current)),
  });

  // A restored draft, or a form emptied after sending, changes the value from outside.
  useEffect(() => {
    // On a slow device tiptap destroys an editor that is mounted late, and returns a new one at the next render.
    if (editor.isDestroyed) return;
    if (storedHtmlOf(editor) !== value)
      editor.commands.setContent(toEditorHtml(value, latest.current.names ?? {}), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      className={cx(styles.frame, invalid && styles.invalid)}
      data-placeholder={value === "" ? placeholder : undefined}
    >
      <EditorContent editor={editor} className={styles.area} />
      <EditorToolbar editor={editor} more={props.tools ?? []} mentions={props.searchPeople !== undefined} />
    </div>
  );
}

const storedHtmlOf = (editor: Editor): string => (editor.isEmpty ? "" : toStoredHtml(editor.getHTML()));
