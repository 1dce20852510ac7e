import { IconX } from "@tabler/icons-react";
import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { defineMessages } from "#kit/web/i18n.ts";
import { IconButton } from "../button/button.tsx";
import { cx } from "../class-names.ts";
import { Quoting } from "../written.tsx";
import styles from "./modal.module.css";
import { ModalHost } from "./modal-host.ts";
import { showDialog } from "./show-dialog.ts";

const useText = defineMessages({ close: "閉じる" }, { close: "Close" });

export type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** These buttons stay at the foot while the content scrolls. */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** It is 640 px wide, for lists of a few columns. */
  readonly roomy?: boolean;
  /** The focus begins at the title, where the question is grave or not loaded yet. */
  readonly startsAtTitle?: boolean;
  /** It is asked before closing by Escape, the cross or the backdrop; false keeps the dialog open. */
  readonly mayClose?: () => boolean;
  /** The dialog is closed only by its content. */
  readonly locked?: boolean;
};

const TABBABLE = ":is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)";
const FIELD =
  ":is(input:not([type=hidden], [type=file]), select, textarea, [contenteditable=true]):not(:disabled)";

/** Returns the first focus: `data-first`, else the first field, the button that changes nothing, or the title. */
const firstPlace = (dialog: HTMLDialogElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>("[data-first]") ??
  dialog.querySelector<HTMLElement>(`.${styles.body} ${FIELD}`) ??
  dialog.querySelector<HTMLElement>(`.${styles.foot} button`) ??
  dialog.querySelector("h2");

/**
 * This is the browser's own dialog: the focus stays inside and returns; on small windows it is a sheet from the bottom.
 * Mount it to open it. It is rendered beside the frame, so that a hidden column of the frame does not hide it.
 */
export function Modal({
  title,
  onClose,
  children,
  footer,
  wide,
  roomy,
  startsAtTitle = false,
  mayClose = () => true,
  locked = false,
}: ModalProps) {
  const text = useText();
  const host = useContext(ModalHost);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The dialog closes before it leaves the page, since only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closeAgain = showDialog(element);
    (startsAtTitle ? element.querySelector("h2") : firstPlace(element))?.focus();
    return closeAgain;
  }, [startsAtTitle]);
  // A field that is loaded later takes the focus if it is still at the title. A scrolling body without anything to tab
  // to must be scrollable by keys itself.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const hasWaited = !startsAtTitle && document.activeElement === dialog.current?.querySelector("h2");
      if (hasWaited) element.querySelector<HTMLElement>(FIELD)?.focus();
      const scrolls = element.scrollHeight > element.clientHeight;
      if (scrolls && !element.querySelector(TABBABLE)) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [startsAtTitle]);
  const close = () => {
    if (!locked && mayClose()) onClose();
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key; the click is one on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={cx(styles.modal, wide && styles.wide, roomy && styles.roomy)}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      // A browser lets a second Escape close any dialog; a locked one opens again.
      onClose={() => locked && dialog.current?.isConnected && dialog.current.showModal()}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            <Quoting>{title}</Quoting>
          </h2>
          {!locked && (
            <IconButton label={text.close} onClick={close}>
              <IconX size={22} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>,
    host?.current ?? document.body,
  );
}
