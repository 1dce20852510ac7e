import { useId, useState } from "react";
import { searchable } from "#kit/contract/fields/searchable.ts";
import { isConverting } from "../is-converting.ts";
import styles from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** More are found by typing on. */
const OFFERED = 8;

type Props = TextFieldProps & { readonly suggestions: readonly string[] };

/**
 * A line of text in which anything may be written; what is known is offered. Arrow keys choose, Enter takes what is
 * chosen, Escape closes the offer.
 */
export function SuggestField({ suggestions, onBlur, ...field }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = searchable(field.value);
  const matching = suggestions.filter((one) => one !== field.value && searchable(one).includes(typed));
  const offered = isOpen ? matching.slice(0, OFFERED) : [];
  const take = (one: string) => {
    field.onChange(one);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isConverting(event.nativeEvent)) return;
    const chosen = offered[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const places = Math.min(matching.length, OFFERED) + 1;
      setActive(((active + 1 + (event.key === "ArrowDown" ? 1 : -1) + places) % places) - 1);
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === "Escape" && offered.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div>
      <TextField
        autoComplete="off"
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-offered`}
        aria-activedescendant={offered[active] === undefined ? undefined : `${id}-${active}`}
        onChange={(value) => {
          setOpen(true);
          setActive(-1);
          field.onChange(value);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          setActive(-1);
          onBlur?.();
        }}
      />
      {offered.length > 0 && (
        <div id={`${id}-offered`} role="listbox" aria-label={field.label} className={styles.offered}>
          {offered.map((one, index) => (
            <div
              key={one}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.offer}
              onPointerDown={(event) => {
                // The field keeps the focus, and with it a phone's keyboard.
                event.preventDefault();
                take(one);
              }}
            >
              {one}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
