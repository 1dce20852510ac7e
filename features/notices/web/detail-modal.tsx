import type { ReactNode } from "react";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded, type LoadedQuery } from "#kit/web/query/loaded.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";

/** Text is linked here; anything else is shown as it is. */
type Shown = { readonly title: string; readonly time: string; readonly content: ReactNode };
type Props = { readonly query: LoadedQuery<Shown>; readonly onClose: () => void };

/** R052: shows one notice in full. */
export function DetailModal({ query, onClose }: Props) {
  const text = useNoticeMessages();
  return (
    <Modal title={query.data?.title ?? text.title} onClose={onClose}>
      <Loaded query={query} skeleton={<RowSkeletons count={2} />} gone={<p>{text.ended}</p>}>
        {({ time, content }) => (
          <>
            <p className={styles.time}>{time}</p>
            <div className={styles.content}>
              {typeof content === "string" ? <MentionText text={content} names={{}} /> : content}
            </div>
          </>
        )}
      </Loaded>
    </Modal>
  );
}
