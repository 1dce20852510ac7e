import { useEffect, useRef, useState } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import common from "../common.module.css";
import styles from "./load-more.module.css";

const useText = defineMessages(
  {
    more: "さらに読み込む",
    loading: "読み込み中",
    failed: "続きを読み込めませんでした",
    retry: "もう一度読み込む",
    end: "すべて表示しました",
  },
  {
    more: "Load more",
    loading: "Loading",
    failed: "The rest could not be loaded",
    retry: "Try again",
    end: "That’s all",
  },
);

export type LoadMoreProps = {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onMore: () => void;
};

/** The next page loads four windows early, so that a fast reader never sees the foot and nothing moves. */
const EARLY = "400% 0px";

/** Who reaches the foot with the keyboard goes on with the first of the rows that come above it. */
function followNewRows(foot: HTMLElement | null): void {
  const list = foot?.previousElementSibling;
  const stops = () => [...(list?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
  const last = stops().at(-1);
  if (!foot || !list || !last) return;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isHere = foot.contains(activeElement) || activeElement === document.body;
    const all = stops();
    const next = isHere ? all[all.indexOf(last) + 1] : undefined;
    next?.focus();
    if (next || !isHere) observer.disconnect();
  });
  observer.observe(list, { childList: true, subtree: true });
}

/** The foot loads the list's next page before the end comes into view; its button serves the keyboard. */
export function LoadMore({ hasMore, loading, failed, onMore }: LoadMoreProps) {
  const text = useText();
  const [wasLong, setLong] = useState(hasMore);
  if (hasMore && !wasLong) setLong(true);
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  const armed = hasMore && !loading && !failed;
  useEffect(() => {
    if (!armed || !sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: EARLY,
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [armed]);
  // Whoever sees all of a list at once need not be told so.
  if (!wasLong) return null;
  return (
    <div ref={sentinel} className={styles.foot} aria-live="polite">
      {failed && <p>{text.failed}</p>}
      {failed || hasMore ? (
        <Button
          variant={failed ? "secondary" : "subtle"}
          pending={loading}
          onFocus={() => followNewRows(sentinel.current)}
          onClick={onMore}
        >
          {loading ? text.loading : failed ? text.retry : text.more}
        </Button>
      ) : (
        <p className={common.note}>{text.end}</p>
      )}
    </div>
  );
}
