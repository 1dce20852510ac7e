import type { ReactNode } from "react";
import common from "#kit/ui/common.module.css";
import { writtenIn } from "#kit/ui/written.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notice-preview.module.css";
import { NoticeRow } from "./notice-row.tsx";

/** The form of a notice, and beside it, or below it, how people will see it. */
export const WithPreview = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);

type Props = {
  readonly title: string;
  readonly time: string;
  readonly icon: ReactNode;
  /** It stands above what is shown. */
  readonly about?: ReactNode;
  /** Null where the bell opens no detail. */
  readonly detail: ReactNode | null;
};

/** Shows a notice that is being written as the bell and its detail would. */
export function NoticePreview({ title: typed, time, icon, about, detail }: Props) {
  const text = useNoticeMessages().preview;
  const title = typed.trim() || text.untitled;
  return (
    <section className={styles.preview} aria-labelledby="notice-preview">
      <h2 id="notice-preview">{text.title}</h2>
      {about}
      <h3>{text.bell}</h3>
      <ul className={styles.bell} inert>
        <NoticeRow icon={icon} title={title} time={time} isRead={false} onOpen={() => {}} />
      </ul>
      <h3>{text.detail}</h3>
      <div className={styles.detail}>
        {detail === null ? (
          <p className={common.note}>{text.none}</p>
        ) : (
          <>
            <p className={styles.heading} {...writtenIn(title)}>
              {title}
            </p>
            <p className={common.note}>{time}</p>
            {detail}
          </>
        )}
      </div>
    </section>
  );
}
