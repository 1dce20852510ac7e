import { IconArrowDown } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import styles from "./chat.module.css";
import { type ChatEntry, toRows } from "./chat-entry.ts";
import { ChatRowView } from "./chat-row.tsx";
import { useChatLogMessages } from "./messages.ts";

export type ChatLogProps = {
  readonly entries: readonly ChatEntry[];
  readonly firstUnreadKey: string | null;
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  readonly onLoadOlder: () => void;
  /** Without these, the log is only read. */
  readonly onRetry?: (key: string) => void;
  readonly onDiscard?: (key: string) => void;
  readonly onRemove?: (key: string) => void;
  /** It is called when the newest message has been on the screen. */
  readonly onSeen?: () => void;
};

const NEAR_PX = 80;
const ESTIMATED_ROW_PX = 64;

/** The messages of a room have the newest at the bottom; only those near the window are rendered. */
export function ChatLog(props: ChatLogProps) {
  const { entries, firstUnreadKey, hasOlder, loadingOlder, onLoadOlder, onSeen } = props;
  const text = useChatLogMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const rows = useMemo(() => toRows(entries, firstUnreadKey), [entries, firstUnreadKey]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATED_ROW_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  const newest = entries.at(-1)?.key;
  const oldest = entries[0]?.key;
  const arrived = useArrived(entries, atEnd);
  const kept = useRef<{ oldest: string | undefined; height: number }>({ oldest: undefined, height: 0 });

  // A reader at the end stays at the end; a reader further up keeps the same lines in view.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || rows.length === 0) return;
    if (kept.current.oldest !== undefined && kept.current.oldest !== oldest)
      element.scrollTop += element.scrollHeight - kept.current.height;
    else if (atEnd) virtualizer.scrollToIndex(rows.length - 1, { align: "end" });
    kept.current = { oldest, height: element.scrollHeight };
  }, [rows.length, oldest, atEnd, virtualizer]);

  // A phone's keyboard, or a line above the log, takes room away; the newest message stays in view.
  useEffect(() => {
    const element = frame.current;
    if (!element || !atEnd) return;
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [atEnd]);

  useEffect(() => {
    if (atEnd && newest !== undefined && document.visibilityState === "visible") onSeen?.();
  }, [atEnd, newest, onSeen]);

  const onScroll = () => {
    const element = frame.current;
    if (!element) return;
    setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
    if (element.scrollTop < NEAR_PX * 3 && hasOlder && !loadingOlder) onLoadOlder();
  };

  return (
    <div className={styles.logFrame}>
      <div
        ref={frame}
        role="log"
        aria-label={text.log}
        aria-live="polite"
        aria-busy={loadingOlder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={onScroll}
      >
        {loadingOlder && <p className={styles.older}>{text.older}</p>}
        <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return row ? (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.row}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ChatRowView row={row} {...props} />
              </div>
            ) : null;
          })}
        </div>
      </div>
      {!atEnd && (
        <button
          type="button"
          className={styles.toEnd}
          aria-label={arrived > 0 ? undefined : text.newest}
          onClick={() => virtualizer.scrollToIndex(rows.length - 1, { align: "end" })}
        >
          <IconArrowDown size={20} aria-hidden="true" />
          {arrived > 0 && text.arrived(arrived)}
        </button>
      )}
    </div>
  );
}

/** Counts the others' messages that have come since somebody left the end of the log. */
function useArrived(entries: readonly ChatEntry[], atEnd: boolean): number {
  const [seen, setSeen] = useState(entries.at(-1)?.key);
  const newest = entries.at(-1)?.key;
  if (atEnd && seen !== newest) setSeen(newest);
  const from = entries.findIndex(({ key }) => key === seen) + 1;
  return atEnd ? 0 : entries.slice(from).filter(({ isMine }) => !isMine).length;
}
