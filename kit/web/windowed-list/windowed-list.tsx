import {
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { createGrouping } from "./groups.ts";
import { createNearness, type Nearness } from "./nearness.ts";
import { useReadingPosition } from "./use-reading-position.ts";
import styles from "./windowed-list.module.css";

/** Far from the window a row is drawn as its words and its link alone, in the elements of the whole row. */
type Drawing<Row> = (row: Row, isWhole: boolean) => ReactNode;

export type WindowedListProps<Row> = {
  /** Identifies this list among others, for its stored heights and position. */
  readonly name: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: Drawing<Row>;
  readonly onMore: (() => void) | undefined;
};

/** This many rows are whole from the start, and this many more above the one that somebody comes back to. */
const FIRST = 8;
const BEFORE = 3;
const AT_ONCE = 5;

/** The heights of rendered rows are kept by list, as long as the page lives. */
const heightsOf = new Map<string, Map<string, number>>();
const heightsIn = (list: string) =>
  heightsOf.get(list) ?? heightsOf.set(list, new Map()).get(list) ?? new Map();

/**
 * The list is long and scrolls with the page; only the rows near the window are whole. The others keep their height and
 * their words, so that the browser's search, links and screen readers find them, and all are whole on paper. Somebody
 * who comes back finds the row they were at, even when rows above it are gone.
 */
export function WindowedList<Row>({ name, label, rows, keyOf, children, onMore }: WindowedListProps<Row>) {
  const shown = useComingRows(rows);
  const list = useRef<HTMLDivElement>(null);
  const nearness = useMemo(createNearness, []);
  const grouping = useMemo(createGrouping, []);
  const keys = shown.map(keyOf);
  const position = useReadingPosition(name, list, nearness, keys, onMore);
  const at = position
    ? Math.max(0, keys.indexOf(position.keys.find((key) => keys.includes(key)) ?? "") - BEFORE)
    : 0;
  let index = 0;
  return (
    <div ref={list} role="feed" aria-label={label} aria-busy={false} className={styles.list}>
      {grouping(keys).map((group) => {
        const from = index;
        index += group.keys.length;
        return (
          <WindowedGroup
            key={group.id}
            keys={group.keys}
            rows={shown.slice(from, index)}
            wholeAtFirst={(nth) => from + nth >= at && from + nth < at + FIRST + BEFORE}
            nearness={nearness}
            heights={heightsIn(name)}
            draw={children as Drawing<unknown>}
          />
        );
      })}
    </div>
  );
}

/** Adds many new rows a few at a time, so that a loaded page does not hold up the scrolling. */
function useComingRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(rows.length);
  const isMany = rows.length > count + AT_ONCE;
  useEffect(() => {
    startTransition(() => setCount(isMany ? count + AT_ONCE : rows.length));
  }, [isMany, count, rows.length]);
  return isMany ? rows.slice(0, count) : rows;
}

type GroupProps = Pick<RowProps, "nearness" | "heights" | "draw"> & {
  readonly keys: readonly string[];
  readonly rows: readonly unknown[];
  readonly wholeAtFirst: (nth: number) => boolean;
};

/** The browser observes and lays out a group in every frame, and not the whole list. */
const WindowedGroup = memo(
  ({ keys, rows, wholeAtFirst, ...shared }: GroupProps) => (
    <div className={styles.group}>
      <div>
        {keys.map((key, nth) => (
          <WindowedRow key={key} id={key} row={rows[nth]} wholeAtFirst={wholeAtFirst(nth)} {...shared} />
        ))}
      </div>
    </div>
  ),
  (old, now) =>
    old.draw === now.draw &&
    old.heights === now.heights &&
    old.rows.length === now.rows.length &&
    old.rows.every((row, nth) => row === now.rows[nth]),
);

type RowProps = {
  readonly id: string;
  readonly row: unknown;
  readonly wholeAtFirst: boolean;
  readonly nearness: Nearness;
  readonly heights: Map<string, number>;
  readonly draw: Drawing<unknown>;
};

/**
 * A row becomes whole in three turns, so that no frame has to do all of it: its elements are made while they are hidden,
 * then the browser lays out its beginning, then the rest.
 */
type Step = "words" | "making" | "beginning" | "whole";

const after: Partial<Record<Step, Step>> = { making: "beginning", beginning: "whole" };

const WindowedRow = memo(
  ({ id, row, wholeAtFirst, nearness, heights, draw }: RowProps) => {
    const [step, setStep] = useState<Step>(wholeAtFirst ? "whole" : "words");
    const isWhole = step === "whole";
    const hasAll = step !== "words";
    const drawn = useMemo(() => draw(row, hasAll), [draw, row, hasAll]);
    const element = useRef<HTMLDivElement>(null);
    const isDrawnWhole = useRef(isWhole);
    useEffect(() => {
      const { current } = element;
      if (!current) return;
      const inUse = () => current.contains(document.activeElement) || current.querySelector("dialog[open]");
      const show = (near: boolean) => {
        if (near === isDrawnWhole.current || (!near && inUse())) return false;
        // The transition lets a press or a scroll come between.
        startTransition(() => setStep(near ? "making" : "words"));
        return true;
      };
      const showForPaper = () => flushSync(() => setStep("whole"));
      addEventListener("beforeprint", showForPaper);
      const unwatch = nearness.watch(current, show);
      return () => {
        removeEventListener("beforeprint", showForPaper);
        unwatch();
      };
    }, [nearness]);
    useLayoutEffect(() => {
      const { current } = element;
      const next = after[step];
      if (next) {
        const frame = requestAnimationFrame(() => startTransition(() => setStep(next)));
        return () => cancelAnimationFrame(frame);
      }
      isDrawnWhole.current = isWhole;
      if (!current) return;
      nearness.drew(current);
      if (!isWhole) return;
      const observer = new ResizeObserver(([size]) => {
        const height = size?.borderBoxSize[0]?.blockSize;
        if (height) heights.set(id, height);
      });
      observer.observe(current);
      return () => observer.disconnect();
    }, [step, isWhole, heights, id, nearness]);
    return (
      <div
        ref={element}
        data-key={id}
        data-outline={isWhole ? undefined : step === "beginning" ? step : ""}
        className={isWhole ? styles.row : styles.outline}
        style={isWhole ? undefined : { blockSize: heights.get(id) }}
      >
        {drawn}
      </div>
    );
  },
  (old, now) => old.row === now.row && old.draw === now.draw && old.heights === now.heights,
);
