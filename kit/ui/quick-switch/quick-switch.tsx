import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";
import { useQuickSwitchMessages } from "./messages.ts";
import { QuickField } from "./quick-field.tsx";
import styles from "./quick-switch.module.css";
import type { QuickSwitchProps } from "./quick-types.ts";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

/** From this width on, the header has room for the field. */
const isWide = () => window.matchMedia("(min-width: 62em)").matches;

/** Finds any person or screen: a field in the header, a button on small windows; Ctrl or Cmd with K anywhere. */
export function QuickSwitch(props: QuickSwitchProps) {
  const text = useQuickSwitchMessages();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const [open, setOpen] = useState<"field" | "dialog">();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // A dialog in front keeps the keys.
      if (!isShortcut(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (!isWide()) return setOpen("dialog");
      if (document.activeElement !== field.current) before.current = document.activeElement;
      setOpen("field");
      field.current?.select();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  const close = ({ isLeft }: { isLeft: boolean }) => {
    setOpen(undefined);
    props.onTerm("");
    const back = before.current;
    before.current = null;
    if (!isLeft && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  };
  const toDialog = () => setOpen("dialog");
  return (
    <>
      <span className={styles.wide}>
        <QuickField
          {...props}
          field={field}
          isOpen={open === "field"}
          onOpen={() => setOpen("field")}
          onClose={close}
          keys={isApple() ? "⌘K" : "Ctrl K"}
        />
      </span>
      <span className={styles.narrow}>
        <IconButton label={text.label} onClick={toDialog}>
          <IconSearch size={22} aria-hidden="true" />
        </IconButton>
      </span>
      {open === "dialog" && (
        <Modal title={text.label} onClose={() => close({ isLeft: true })}>
          <QuickField {...props} isOpen onOpen={toDialog} onClose={close} isInDialog />
        </Modal>
      )}
    </>
  );
}
