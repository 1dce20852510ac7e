import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Button } from "../button/button.tsx";
import common from "../common.module.css";
import { TextField } from "../fields/text-field.tsx";
import { isConverting } from "../is-converting.ts";
import { Popover } from "../popover/popover.tsx";
import styles from "./editor.module.css";
import { toLinkAddress } from "./link-address.ts";
import { useEditorMessages } from "./messages.ts";

type Props = {
  readonly id: string;
  readonly editor: Editor;
  readonly anchor: RefObject<HTMLElement | null>;
};

/** Sets, changes or removes the address of a link. Escape leaves everything as it was. */
export function LinkPopover({ id, editor, anchor }: Props) {
  const { link } = useEditorMessages();
  return (
    <Popover id={id} label={link.title} anchor={anchor} className={styles.linkPanel}>
      {(close) => <LinkForm editor={editor} close={close} />}
    </Popover>
  );
}

function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { link } = useEditorMessages();
  const present = String(editor.getAttributes("link").href ?? "");
  const [typed, setTyped] = useState(present);
  const [refused, setRefused] = useState(false);

  const set = () => {
    const href = toLinkAddress(typed);
    if (!href) return setRefused(true);
    close();
    setLink(editor, href);
  };
  const unset = () => {
    close();
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
  };
  // The editor may be in a form, which Enter must not submit.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isConverting(event.nativeEvent)) return;
    event.preventDefault();
    set();
  };
  return (
    <div className={common.stack3}>
      <TextField
        label={link.address}
        data-autofocus
        inputMode="url"
        autoComplete="url"
        enterKeyHint="done"
        placeholder="https://"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
        error={refused && link.invalid}
      />
      <div className={styles.linkButtons}>
        {present !== "" && (
          <Button size="sm" variant="subtle" onClick={unset}>
            {link.remove}
          </Button>
        )}
        <Button size="sm" variant="primary" onClick={set}>
          {link.set}
        </Button>
      </div>
    </div>
  );
}

/**
 * Links the selection or the link at the caret; without either, the address itself is inserted. Text typed next is no
 * part of the link.
 */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link"))
    chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] });
  else
    chain
      .extendMarkRange("link")
      .setLink({ href })
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to));
  chain.unsetMark("link").run();
}
