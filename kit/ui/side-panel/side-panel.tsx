import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../button/button.tsx";
import { FactLevel } from "../fact-block/fact-block.tsx";
import { isConverting } from "../is-converting.ts";
import { Menu, type MenuItem } from "../menu/menu.tsx";
import { useSidePanelMessages } from "./messages.ts";
import styles from "./side-panel.module.css";

export type Neighbours = {
  /** The position counts from 1; it is undefined where the row is no longer in the list. */
  readonly position: number | undefined;
  readonly total: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

type Props = {
  readonly title: string;
  readonly state?: ReactNode;
  readonly neighbours: Neighbours;
  readonly acts?: readonly MenuItem[];
  /** The decisions are always visible. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const IN_FRONT = "dialog[open], [popover=auto]:popover-open, :popover-open [role=listbox]";
const TYPED_IN = "input, textarea, [contenteditable=true]";
const isDecision = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === "Enter" && (ctrlKey || metaKey);

/**
 * Shows one row beside its list, which stays in use. j and k go to the next and previous row, Ctrl or Cmd with Enter
 * asks for the first decision, Escape closes, and the focus returns.
 */
export function SidePanel({ title, state, neighbours, acts = [], foot, onClose, children }: Props) {
  const text = useSidePanelMessages();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useFocus(panel, heading);
  useEscape(onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // Keys typed in a field, or in a dialog opened from here, are not for the panel.
    if (!(target instanceof Element) || !panel.current?.contains(target) || target.closest(TYPED_IN)) return;
    const run = isDecision(event)
      ? () => panel.current?.querySelector<HTMLElement>(":scope > footer button")?.click()
      : { j: neighbours.onNext, k: neighbours.onPrevious }[event.key];
    if (!run) return;
    event.stopPropagation();
    run();
  };
  const { position, total, onPrevious, onNext } = neighbours;
  return (
    <aside
      ref={panel}
      aria-labelledby={titleId}
      data-side-panel
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title} title={title}>
          <bdi>{title}</bdi>
        </h2>
        {state && <span className={styles.state}>{state}</span>}
        <span className={styles.steps}>
          <IconButton label={`${text.previous} (k)`} disabled={!onPrevious} onClick={onPrevious}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          {position !== undefined && (
            <span className={styles.position}>{text.position(position, total)}</span>
          )}
          <IconButton label={`${text.next} (j)`} disabled={!onNext} onClick={onNext}>
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </span>
        <Menu label={text.more} items={acts} />
        <IconButton label={text.close} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
        <FactLevel value={3}>{children}</FactLevel>
      </section>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  );
}

/** The focus moves into the panel when it opens, and back when it closes: to the row, where its link is another by then. */
function useFocus(panel: React.RefObject<HTMLElement | null>, heading: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const row = document.querySelector<HTMLElement>("tr[aria-current=true]")?.dataset.id ?? "";
    const element = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      const isLost = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (!isLost) return;
      const stays = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const back = stays ? before : document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(row)}"] a`);
      back?.focus({ preventScroll: true });
    };
  }, [panel, heading]);
}

/** This listener comes before the list's, for which Escape means something else. */
function useEscape(onClose: () => void) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || isConverting(event) || document.querySelector(IN_FRONT)) return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
