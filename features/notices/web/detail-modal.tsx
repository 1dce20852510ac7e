import type { ReactNode } from "react";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { MentionText } from "#kit/ui/rich-text/mention-text.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";

type Props = {
  readonly title: string | undefined;
  readonly time: ReactNode;
  readonly content: string | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** R052: one notice, whole. */
export function DetailModal({ title, time, content, error, onRetry, onClose }: Props) {
  const text = useMessages();
  const { language } = useLanguage();
  return (
    <Modal title={title ?? text.title} onClose={onClose}>
      {content !== undefined ? (
        <>
          <p className={styles.time}>{time}</p>
          <div className={styles.content}>
            <MentionText text={content} names={{}} />
          </div>
        </>
      ) : error ? (
        <ErrorState message={errorText({ message_code: error.code }, language)} onRetry={onRetry} />
      ) : (
        <RowSkeletons count={2} />
      )}
    </Modal>
  );
}
