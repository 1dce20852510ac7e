import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../button/button.tsx";
import { useShownDialog } from "../modal/use-shown-dialog.ts";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

/** R038: slides in over the page from the side, on a small window. */
export function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useFrameMessages();
  const dialog = useShownDialog();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key; the click is one on the backdrop
    <dialog
      ref={dialog}
      className={styles.slideIn}
      aria-label={text.menu}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.slideInBody}>
        <IconButton label={text.closeMenu} className={styles.slideInClose} onClick={onClose}>
          <IconX size={24} aria-hidden="true" />
        </IconButton>
        {children}
      </div>
    </dialog>
  );
}

type Actions = { readonly items: FrameProps["userMenu"]; readonly onClose: () => void };

export const SheetActions = ({ items, onClose }: Actions) => (
  <div className={styles.slideInUser}>
    {items.map((item) => (
      <Button
        key={item.label}
        variant="subtle"
        icon={item.icon}
        onClick={() => {
          onClose();
          item.onSelect();
        }}
      >
        {item.label}
      </Button>
    ))}
  </div>
);
