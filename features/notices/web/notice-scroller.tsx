import { IconArrowUp } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";
import type { NoticeList } from "./use-notices.ts";

/** R053 */
const TO_TOP_AFTER_PX = 150;

type Props<R> = {
  readonly list: NoticeList<R>;
  readonly empty: { readonly title: string; readonly text?: string };
  readonly children: (notice: R) => ReactNode;
};

/** A list of notices with its states, that scrolls by itself and offers the way back to the top. */
export function NoticeScroller<R>({ list, empty, children }: Props<R>) {
  const text = useMessages();
  const { language } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  return (
    <div className={styles.frame}>
      <div
        ref={frame}
        className={styles.scroller}
        aria-busy={list.isPending}
        onScroll={() => setFar((frame.current?.scrollTop ?? 0) > TO_TOP_AFTER_PX)}
      >
        {list.isPending ? (
          <div className={styles.inset}>
            <RowSkeletons />
          </div>
        ) : list.isError && !list.data ? (
          <ErrorState
            message={errorText({ message_code: list.error.code }, language)}
            onRetry={() => void list.refetch()}
            pending={list.isFetching}
          />
        ) : list.data?.length === 0 ? (
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        ) : (
          <>
            <ul className={styles.list}>{list.data?.map(children)}</ul>
            <LoadMore
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
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
