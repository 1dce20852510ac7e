import { IconArrowUp } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";

/** From here on, the way back up is long enough for a button. R053 */
const TO_TOP_AFTER_PX = 150;

type Props<R> = {
  readonly list: ComponentProps<typeof LoadedList<R>>["query"] & { readonly rows: readonly R[] };
  readonly empty: { readonly title: string; readonly text?: string };
  readonly children: (notice: R) => ReactNode;
};

/** The list of notices scrolls by itself and offers a way back to the top. */
export function NoticeScroller<R>({ list, empty, children }: Props<R>) {
  const text = useNoticeMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  return (
    <div className={styles.frame}>
      <div
        ref={frame}
        className={styles.scroller}
        onScroll={() => setFar((frame.current?.scrollTop ?? 0) > TO_TOP_AFTER_PX)}
      >
        <LoadedList
          query={list}
          rows={list.rows}
          skeleton={
            <div className={styles.inset}>
              <RowSkeletons />
            </div>
          }
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        >
          {(notices) => <ul className={styles.list}>{notices.map(children)}</ul>}
        </LoadedList>
      </div>
      {far && (
        <button
          type="button"
          className={styles.toTop}
          aria-label={text.toTop}
          title={text.toTop}
          onClick={() => frame.current?.scrollTo({ top: 0, behavior: "smooth" })}
        >
          <IconArrowUp size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
