import { type ReactNode, type RefObject, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { closeOnLeave } from "./close-on-leave.ts";
import { placePopover } from "./place-popover.ts";
import styles from "./popover.module.css";

export type PopoverProps = {
  readonly id: string;
  readonly label: string;
  /** It opens beside this; the button that opens it has `popoverTarget={id}`. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly className?: string | undefined;
  /** It is rendered only while open, with the focus on `data-autofocus`; `close` returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
};

/** The panel floats beside a field, as the browser's own popover: Escape and a click elsewhere close it. */
export function Popover({ id, label, anchor, className, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={cx(styles.panel, className)}
      onBlur={closeOnLeave}
      onBeforeToggle={(event) => setOpen(event.nativeEvent.newState === "open")}
      onToggle={() => {
        if (!panel.current?.matches(":popover-open") || !anchor.current) return;
        placePopover(panel.current, anchor.current, "start");
        panel.current.querySelector<HTMLElement>("[data-autofocus]")?.focus();
      }}
    >
      {open && children(() => panel.current?.hidePopover())}
    </div>
  );
}
