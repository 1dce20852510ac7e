import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
} from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ComponentType, useId, useRef } from "react";
import styles from "./editor.module.css";
import { LinkPopover } from "./link-popover.tsx";
import { useEditorMessages } from "./messages.ts";

type Tool = {
  readonly name: string;
  readonly icon: ComponentType<{ size?: number }>;
  readonly active?: boolean;
} & ({ readonly run: () => void } | { readonly opens: string });

export function EditorToolbar({ editor }: { editor: Editor }) {
  const text = useEditorMessages();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      strike: current.isActive("strike"),
      heading: current.isActive("heading", { level: 2 }),
      bulletList: current.isActive("bulletList"),
      orderedList: current.isActive("orderedList"),
      quote: current.isActive("blockquote"),
      link: current.isActive("link"),
    }),
  });
  const linkPanel = useId();
  const bar = useRef<HTMLDivElement>(null);
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    { name: text.bold, icon: IconBold, run: () => chain().toggleBold().run(), active: active.bold },
    { name: text.italic, icon: IconItalic, run: () => chain().toggleItalic().run(), active: active.italic },
    {
      name: text.strike,
      icon: IconStrikethrough,
      run: () => chain().toggleStrike().run(),
      active: active.strike,
    },
    {
      name: text.heading,
      icon: IconH2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
      active: active.heading,
    },
    {
      name: text.bulletList,
      icon: IconList,
      run: () => chain().toggleBulletList().run(),
      active: active.bulletList,
    },
    {
      name: text.orderedList,
      icon: IconListNumbers,
      run: () => chain().toggleOrderedList().run(),
      active: active.orderedList,
    },
    {
      name: text.quote,
      icon: IconBlockquote,
      run: () => chain().toggleBlockquote().run(),
      active: active.quote,
    },
    { name: text.link.title, icon: IconLink, opens: linkPanel, active: active.link },
    { name: text.undo, icon: IconArrowBackUp, run: () => chain().undo().run() },
    { name: text.redo, icon: IconArrowForwardUp, run: () => chain().redo().run() },
  ];
  return (
    <div ref={bar} role="toolbar" aria-label={text.toolbar} className={styles.toolbar}>
      {tools.map(({ name, icon: Icon, active: pressed, ...does }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={name}
          aria-pressed={pressed}
          {...("opens" in does ? { popoverTarget: does.opens } : { onClick: does.run })}
        >
          <Icon size={20} />
        </button>
      ))}
      <LinkPopover id={linkPanel} editor={editor} anchor={bar} />
    </div>
  );
}
