import { IconKeyboard } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "#kit/ui/button/button.tsx";
import { useLetterCommands } from "#kit/ui/letter-keys.ts";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { useTableMessages } from "./messages.ts";
import styles from "./table-screen.module.css";

const KEYS = {
  rows: "j  k  ↓  ↑",
  items: "←  →",
  tick: "x  Space",
  open: "Enter",
  page: "o",
  decide: "Ctrl Enter",
  find: "Ctrl K",
  search: "/",
  filter: "f",
  escape: "Esc",
  help: "?",
} as const;
const keys = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** Lists the keys of a table; ? opens it too. */
export function KeysHelp() {
  const text = useTableMessages();
  const [open, setOpen] = useState(false);
  useLetterCommands({ "?": () => setOpen(true) });
  return (
    <>
      <span className={styles.keysButton}>
        <IconButton label={text.keys} onClick={() => setOpen(true)}>
          <IconKeyboard size={18} aria-hidden="true" />
        </IconButton>
      </span>
      {open && (
        <Modal title={text.keys} onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {keys.map((key) => (
              <div key={key}>
                <dt>{KEYS[key]}</dt>
                <dd>{text.key[key]}</dd>
              </div>
            ))}
          </dl>
          <p>{text.keysOff}</p>
        </Modal>
      )}
    </>
  );
}
