import { IconX } from "@tabler/icons-react";
import { useLayoutEffect, useRef } from "react";
import { Button, IconButton } from "../button/button.tsx";
import { UserChip } from "../user-chip/user-chip.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";
import { SideMenu } from "./side-menu.tsx";

/** R038: the whole menu on a small window, over the page. */
export function SlideInMenu({
  groups,
  sidebarHead,
  sidebarFoot,
  user,
  userMenu,
  onClose,
}: FrameProps & { onClose: () => void }) {
  const text = useFrameMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, since only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
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
        {sidebarHead ?? (user.name && <UserChip {...user} />)}
        <SideMenu groups={groups} onFollow={onClose} />
        {sidebarFoot}
        <div className={styles.slideInUser}>
          {userMenu.map((item) => (
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
      </div>
    </dialog>
  );
}
