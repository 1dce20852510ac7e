import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAt,
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
import { type KeyboardEvent, useId, useRef, useState } from "react";
import common from "../common.module.css";
import { wordAtCaret } from "../mention-input/mention-state.ts";
import { useSideways } from "../use-sideways.ts";
import styles from "./editor.module.css";
import { LinkPopover } from "./link-popover.tsx";
import { useEditorMessages } from "./messages.ts";

type Chain = ReturnType<Editor["chain"]>;

const LEVEL = { level: 2 } as const;
/** The keys are the editor's names of marks and blocks, by which it says what is on. */
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

/** A tool belongs to the surrounding form, such as adding a picture. */
export type EditorTool = {
  readonly name: string;
  readonly icon: typeof IconBold;
  readonly onClick: () => void;
};
type Props = {
  readonly editor: Editor;
  readonly more: readonly EditorTool[];
  /** `@` offers people. */
  readonly mentions: boolean;
};

/** The tools are on one line below the text and above a phone's keyboard: one Tab stop, within which arrows move. */
export function EditorToolbar({ editor, more, mentions }: Props) {
  const text = useEditorMessages();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...formatNames, "link"].filter((name) => current.isActive(name, name === "heading" ? LEVEL : {})),
  });
  const linkPanel = useId();
  const bar = useRef<HTMLDivElement>(null);
  const sideways = useSideways(bar);
  const [stop, setStop] = useState(0);
  const run = (act: (chain: Chain) => Chain) => ({ onClick: () => act(editor.chain().focus()).run() });
  // An @ right behind a letter would be part of an address, so a space comes between.
  const beginMention = (chain: Chain) =>
    chain.command(({ tr, commands }) => {
      const before = tr.selection.$from.nodeBefore?.text ?? "";
      return commands.insertContent(wordAtCaret(`${before}@`, before.length + 1) ? "@" : " @");
    });
  const tools = [
    ...more.map(({ name, icon, onClick }) => ({ name, icon, does: { onClick }, isOn: undefined })),
    ...(mentions ? [{ name: text.mention, icon: IconAt, does: run(beginMention), isOn: undefined }] : []),
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
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowLeft: stop - 1,
      ArrowRight: stop + 1,
      Home: 0,
      End: tools.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll("button")[(place + tools.length) % tools.length]?.focus();
  };
  return (
    <div className={styles.tools}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={text.toolbar}
        className={common.sideways}
        onKeyDown={onKeyDown}
        // The text keeps the focus, and with it a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        {...sideways}
      >
        {tools.map(({ name, icon: Icon, does, isOn }, place) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setStop(place)}
            {...does}
          >
            <Icon size={20} />
          </button>
        ))}
      </div>
      <LinkPopover id={linkPanel} editor={editor} anchor={bar} />
    </div>
  );
}
