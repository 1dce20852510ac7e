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
import { useId, useRef } from "react";
import styles from "./editor.module.css";
import { LinkPopover } from "./link-popover.tsx";
import { useEditorMessages } from "./messages.ts";

type Chain = ReturnType<Editor["chain"]>;

const LEVEL = { level: 2 } as const;
/** By the names of the editor's marks and blocks, which say what is on. */
const formats = {
  bold: [IconBold, (chain) => chain.toggleBold()],
  italic: [IconItalic, (chain) => chain.toggleItalic()],
  strike: [IconStrikethrough, (chain) => chain.toggleStrike()],
  heading: [IconH2, (chain) => chain.toggleHeading(LEVEL)],
  bulletList: [IconList, (chain) => chain.toggleBulletList()],
  orderedList: [IconListNumbers, (chain) => chain.toggleOrderedList()],
  blockquote: [IconBlockquote, (chain) => chain.toggleBlockquote()],
} satisfies Record<string, readonly [typeof IconBold, (chain: Chain) => Chain]>;
const formatNames = Object.keys(formats) as (keyof typeof formats)[];

export function EditorToolbar({ editor }: { editor: Editor }) {
  const text = useEditorMessages();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...formatNames, "link"].filter((name) => current.isActive(name, name === "heading" ? LEVEL : {})),
  });
  const linkPanel = useId();
  const bar = useRef<HTMLDivElement>(null);
  const run = (act: (chain: Chain) => Chain) => ({ onClick: () => act(editor.chain().focus()).run() });
  const tools = [
    ...formatNames.map((name) => {
      const [icon, act] = formats[name];
      return { name: text[name], icon, does: run(act), isOn: active.includes(name) };
    }),
    {
      name: text.link.title,
      icon: IconLink,
      does: { popoverTarget: linkPanel },
      isOn: active.includes("link"),
    },
    { name: text.undo, icon: IconArrowBackUp, does: run((chain) => chain.undo()) },
    { name: text.redo, icon: IconArrowForwardUp, does: run((chain) => chain.redo()) },
  ];
  return (
    <div ref={bar} role="toolbar" aria-label={text.toolbar} className={styles.toolbar}>
      {tools.map(({ name, icon: Icon, does, isOn }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={name}
          aria-pressed={isOn}
          {...does}
        >
          <Icon size={20} />
        </button>
      ))}
      <LinkPopover id={linkPanel} editor={editor} anchor={bar} />
    </div>
  );
}
