import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect } from "react";
import { cx } from "../class-names.ts";
import styles from "./editor.module.css";
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

export default function TiptapEditor({
  value,
  onChange,
  label,
  placeholder,
  invalid,
  describedBy,
  onBlur,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        class: styles.content ?? "",
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? "" : current.getHTML()),
    onBlur: () => onBlur?.(),
  });

  // A draft that was restored, or a form that was emptied after sending, comes from outside.
  useEffect(() => {
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      className={cx(styles.frame, invalid && styles.invalid)}
      data-placeholder={editor.isEmpty ? placeholder : undefined}
    >
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
