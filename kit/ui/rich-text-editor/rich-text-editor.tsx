import { lazy, Suspense } from "react";
import type { Mentionable } from "../mention-input/mention-state.ts";
import styles from "./editor.module.css";
import type { EditorTool } from "./toolbar.tsx";

export type RichTextEditorProps = {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  /** These are the names of the `@{id}` tokens in `value`. */
  readonly names?: Readonly<Record<string, string>>;
  /** With it, `@` offers people. */
  readonly searchPeople?: (text: string) => Promise<readonly Mentionable[]>;
  readonly onMention?: (person: Mentionable) => void;
  readonly tools?: readonly EditorTool[];
};

// The editor is as large as the rest of the product together, so only people who write load it.
const Editor = lazy(() => import("./tiptap-editor.tsx"));

/** Edits rich text as HTML of the server's allow-list: headings, lists, quote, bold, italic, strike, links. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
      <Editor {...props} />
    </Suspense>
  );
}
