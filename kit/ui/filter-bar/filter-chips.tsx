import { IconPlus, IconX } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { useLetterCommands } from "#kit/ui/letter-keys.ts";
import { Popover } from "../popover/popover.tsx";
import styles from "./filter-bar.module.css";
import { type EditorProps, FilterEditor } from "./filter-editor.tsx";
import { describe, type FilterField, without } from "./filters.ts";
import { useFilterMessages } from "./messages.ts";

type Props = Omit<EditorProps, "field" | "onClose">;

/** Shows the active filters, each to change or remove, and a button for another one. */
export function FilterChips(props: Props) {
  const { fields, values, onChange } = props;
  const text = useFilterMessages();
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [field, setField] = useState<FilterField>();
  useLetterCommands({ f: () => add.current?.click() });
  const opens = (of: FilterField | undefined) => ({
    type: "button" as const,
    popoverTarget: id,
    "aria-haspopup": "dialog" as const,
    onClick: (event: { currentTarget: HTMLButtonElement }) => {
      anchor.current = event.currentTarget;
      setField(of);
    },
  });
  return (
    <>
      {fields.map((one) => {
        const description = describe(one, values, text);
        if (description === "") return null;
        const condition = text.chip(one.label, description);
        return (
          <span key={one.name} className={styles.chip}>
            <button {...opens(one)} title={text.change(condition)}>
              {condition}
            </button>
            <button
              type="button"
              aria-label={text.remove(condition)}
              title={text.remove(condition)}
              onClick={() => onChange(without(one))}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </span>
        );
      })}
      <button ref={add} {...opens(undefined)} title={`${text.add} ( f )`} className={styles.add}>
        <IconPlus size={16} aria-hidden="true" />
        {text.add}
      </button>
      <Popover id={id} label={field?.label ?? text.add} anchor={anchor} className={styles.panel}>
        {(close) => <FilterEditor {...props} field={field} onClose={close} />}
      </Popover>
    </>
  );
}
