import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { isConverting } from "../is-converting.ts";
import { placePopover } from "../popover/place-popover.ts";
import { useQuickSwitchMessages } from "./messages.ts";
import { optionId, QuickList } from "./quick-list.tsx";
import styles from "./quick-switch.module.css";
import type { QuickOption, QuickSwitchProps } from "./quick-types.ts";
import { useActiveOption } from "./use-active-option.ts";

type Props = QuickSwitchProps & {
  readonly field?: React.RefObject<HTMLInputElement | null>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** `isLeft` means that the focus has gone elsewhere and stays there. */
  readonly onClose: (how: { isLeft: boolean }) => void;
  /** In a dialog the list is below the field and covers nothing. */
  readonly isInDialog?: boolean;
  readonly keys?: string | undefined;
};

/** The field is a combobox: the focus stays in it; arrows choose, Enter opens, Escape closes. */
export function QuickField(props: Props) {
  const { field, isOpen, onOpen, onClose, isInDialog = false, keys, ...asked } = props;
  const text = useQuickSwitchMessages();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLLabelElement>(null);
  const choose = (option: QuickOption) => {
    onClose({ isLeft: true });
    option.onChoose();
  };
  const { active, move, take } = useActiveOption(asked, choose);
  useLayoutEffect(() => {
    if (!isOpen || isInDialog || !panel.current || !label.current) return;
    panel.current.showPopover();
    placePopover(panel.current, label.current, "start");
  }, [isOpen, isInDialog]);
  const act = (key: string): (() => void) | undefined => {
    if (key === "ArrowDown") return isOpen ? () => move(1) : onOpen;
    if (key === "ArrowUp") return isOpen ? () => move(-1) : onOpen;
    if (!isOpen) return undefined;
    if (key === "Enter") return take;
    return key === "Escape" && !isInDialog ? () => onClose({ isLeft: false }) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows of a conversion choose characters, not options.
    if (isConverting(event.nativeEvent)) return;
    const run = act(event.key);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const list = <QuickList {...asked} id={id} label={text.label} active={active} onChoose={choose} />;
  return (
    <search
      className={styles.box}
      data-in-dialog={isInDialog || undefined}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && !isInDialog && !currentTarget.contains(relatedTarget)) onClose({ isLeft: true });
      }}
    >
      <label ref={label} className={styles.field}>
        <IconSearch size={18} aria-hidden="true" />
        <span className={asked.term || isOpen ? "visually-hidden" : styles.label}>{text.label}</span>
        <input
          ref={field}
          role="combobox"
          type="text"
          autoComplete="off"
          enterKeyHint="go"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active ? optionId(id, active) : undefined}
          aria-keyshortcuts={isInDialog ? undefined : "Control+K Meta+K"}
          value={asked.term}
          onClick={onOpen}
          onChange={(event) => {
            asked.onTerm(event.target.value);
            onOpen();
          }}
          onKeyDown={onKeyDown}
        />
        {keys && !isOpen && <kbd className={styles.key}>{keys}</kbd>}
      </label>
      {isOpen && (
        <div ref={panel} popover={isInDialog ? undefined : "manual"} className={styles.panel}>
          {list}
        </div>
      )}
    </search>
  );
}
