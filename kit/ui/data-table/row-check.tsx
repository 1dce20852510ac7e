import { useEffect, useRef } from "react";

type Props = {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  /** `range` means with Shift held: everything from the last tick on. */
  readonly onChange: (on: boolean, range: boolean) => void;
};

/** The tick box is as large as its cell. */
export function RowCheck({ label, checked, mixed = false, disabled = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) =>
          onChange(event.target.checked, (event.nativeEvent as unknown as MouseEvent).shiftKey === true)
        }
      />
    </label>
  );
}
