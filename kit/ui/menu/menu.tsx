import { IconCheck, IconDots } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../button/button.tsx";
import { cx } from "../class-names.ts";
import { closeOnLeave } from "../popover/close-on-leave.ts";
import { placePopover } from "../popover/place-popover.ts";
import styles from "./menu.module.css";

export type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** It is on or off; undefined for an action. */
  readonly isOn?: boolean;
  readonly onSelect: () => void;
};

/**
 * The menu holds a few actions behind one button, as the browser's own popover with arrow keys. `trigger` replaces the
 * three dots. Without items nothing is rendered, and items only while it is open: a long list has a menu in every row.
 */
export function Menu({
  label,
  items,
  trigger: shown,
  onOpen,
}: {
  label: string;
  items: readonly MenuItem[];
  trigger?: ReactNode;
  /** This is for items that are loaded when the menu opens. */
  onOpen?: () => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  const options = () => [...(list.current?.querySelectorAll<HTMLButtonElement>("[role^=menuitem]") ?? [])];
  const move = (event: React.KeyboardEvent) => {
    const all = options();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        popoverTarget={id}
        aria-haspopup="menu"
        {...(shown !== undefined && { "aria-label": undefined, className: styles.own })}
      >
        {shown ?? <IconDots size={20} aria-hidden="true" />}
      </IconButton>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
        onBlur={closeOnLeave}
        onBeforeToggle={(event) => {
          if (event.nativeEvent.newState === "open") flushSync(() => setOpen(true));
        }}
        onToggle={(event) => {
          const opens = event.nativeEvent.newState === "open";
          setOpen(opens);
          if (!opens || !list.current || !trigger.current) return;
          onOpen?.();
          placePopover(list.current, trigger.current, "end");
          options()[0]?.focus();
        }}
      >
        {isOpen &&
          items.map((item) => (
            <button
              key={item.label}
              type="button"
              {...(item.isOn === undefined
                ? { role: "menuitem" }
                : { role: "menuitemcheckbox", "aria-checked": item.isOn })}
              className={cx(styles.item, item.danger && styles.danger)}
              onClick={() => {
                list.current?.hidePopover();
                item.onSelect();
              }}
            >
              {item.isOn === undefined ? (
                item.icon
              ) : (
                <IconCheck size={18} aria-hidden="true" opacity={item.isOn ? 1 : 0} />
              )}
              {item.label}
            </button>
          ))}
      </div>
    </>
  );
}
