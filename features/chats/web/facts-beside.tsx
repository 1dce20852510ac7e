import { IconUserCircle } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";
import { IconButton } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { useMedia, WITH_RAIL } from "#kit/ui/use-media.ts";
import styles from "./chat.module.css";
import { useChatMessages } from "./messages.ts";

/** Shows the other side's facts beside the chat where there is room, otherwise behind a button in its head. */
export function useFactsBeside(facts: ReactNode) {
  const { room: text } = useChatMessages();
  const isBeside = useMedia(WITH_RAIL);
  const [isOpen, setOpen] = useState(false);
  if (!facts) return { button: null, pane: null };
  const shown = <Suspense fallback={<RowSkeletons count={4} />}>{facts}</Suspense>;
  if (isBeside)
    return {
      button: null,
      pane: (
        <aside aria-label={text.facts} className={styles.facts}>
          {shown}
        </aside>
      ),
    };
  return {
    button: (
      <IconButton label={text.facts} onClick={() => setOpen(true)}>
        <IconUserCircle size={22} aria-hidden="true" />
      </IconButton>
    ),
    pane: isOpen && (
      <Modal title={text.facts} onClose={() => setOpen(false)}>
        {shown}
      </Modal>
    ),
  };
}
