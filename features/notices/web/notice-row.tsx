import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#kit/ui/class-names.ts";
import { Quoting } from "#kit/ui/written.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly time: ReactNode;
  readonly isRead: boolean;
  /** Without a link, `onOpen` shows the detail. */
  readonly to?: string | undefined;
  /** It leads to this page elsewhere, in a window of its own. */
  readonly href?: string | undefined;
  readonly onOpen: () => void;
};

/** R134: an unread one is bold and has a dot. */
export function NoticeRow({ icon, title, time, isRead, to, href, onOpen }: Props) {
  const text = useNoticeMessages();
  const content = (
    <>
      {icon}
      <span className={styles.text}>
        <span className={styles.title}>
          <Quoting>{title}</Quoting>
        </span>
        <span className={styles.time}>{time}</span>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <span className="visually-hidden">{text.unreadMark}</span>
        </span>
      )}
    </>
  );
  const className = cx(styles.row, !isRead && styles.unread);
  return (
    <li>
      {to ? (
        <Link to={to} className={className} onClick={onOpen}>
          {content}
        </Link>
      ) : href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={onOpen}>
          {content}
        </a>
      ) : (
        <button type="button" className={className} onClick={onOpen}>
          {content}
        </button>
      )}
    </li>
  );
}
