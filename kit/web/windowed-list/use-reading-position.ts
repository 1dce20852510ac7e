import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { Nearness } from "./nearness.ts";
import {
  type Anchor,
  anchorAmong,
  holdPosition,
  LATEST,
  positionAmong,
  type ReadingPosition,
  readPosition,
  rowsBelow,
  settle,
  writePosition,
} from "./reading-position.ts";

/** A link with this state leads back to a list as it was left. */
export const COMES_BACK = { comesBack: true };

/** A row that ends above this is not being read. */
export const UNDER_HEADER_PX = 72;

/** Whoever has not scrolled for so long reads. */
const RESTS_AFTER_MS = 50;

/** Up to so many rows may have come in above the one that is looked for. */
const FURTHER_DOWN = 20;

/** Remembers where somebody reads, and returns the position to come back to. */
export function useReadingPosition(
  name: string,
  list: RefObject<HTMLDivElement | null>,
  nearness: Nearness,
  keys: readonly string[],
  onMore: (() => void) | undefined,
): ReadingPosition | null {
  const { key: entry, state } = useLocation();
  const navigation = useNavigationType();
  const byLink = (state as typeof COMES_BACK | null)?.comesBack === true;
  const [kept] = useState(
    () =>
      (navigation === "POP" ? readPosition(name, entry) : null) ??
      (byLink ? readPosition(name, LATEST) : null),
  );
  const now = useRef<ReadingPosition | null>(kept);
  const shown = useRef(keys);
  shown.current = keys;

  const isThere = kept?.keys.some((key) => keys.includes(key)) ?? false;
  // New rows may have pushed it further down.
  const isMissing = kept !== null && !isThere && keys.length <= kept.index + FURTHER_DOWN;
  useEffect(() => {
    if (isMissing) onMore?.();
  }, [isMissing, onMore]);
  useLayoutEffect(() => {
    if (kept && isThere && list.current) return holdPosition(list.current, kept);
  }, [kept, isThere, list]);

  const noted = useRef({ width: 0, scrollY: 0 });
  const anchor = useRef<Anchor | null>(null);
  // As a layout effect it still finds the rows when the list leaves the screen.
  useLayoutEffect(() => {
    if (!list.current) return;
    noted.current = { width: list.current.clientWidth, scrollY };
    let frame = 0;
    let timer = 0;
    const holdsRows = getComputedStyle(list.current).overflowAnchor === "auto";
    const note = () => {
      frame = 0;
      const { current } = list;
      // In a window that is being turned, the row that was being read has moved already.
      if (current?.clientWidth !== noted.current.width) return;
      settle(current, anchor.current);
      noted.current.scrollY = scrollY;
      const among = (rows: Iterable<Element>) => rowsBelow([...rows], UNDER_HEADER_PX);
      const near = among(nearness.near);
      // Right after a jump, the rows that are near are not known yet.
      const rows = near.length > 0 ? near : among(current.querySelectorAll("[data-key]"));
      now.current = positionAmong(rows, shown.current) ?? now.current;
      anchor.current = anchorAmong(current, rows);
    };
    // Noting takes a slow phone milliseconds: while it scrolls, only a browser that needs the anchor does so.
    const onScroll = () => {
      clearTimeout(timer);
      if (holdsRows) timer = window.setTimeout(note, RESTS_AFTER_MS);
      else frame ||= requestAnimationFrame(note);
    };
    const keep = () => {
      if (scrollY !== noted.current.scrollY) note();
      if (now.current) writePosition(name, entry, now.current);
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [name, entry, nearness, list]);

  // What is being read stays in place when rows above it change, and when the window is turned.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    let release = () => {};
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === noted.current.width) return settle(current, anchor.current);
      noted.current.width = current.clientWidth;
      anchor.current = null;
      release();
      // The browser itself may have gone to the top meanwhile.
      if (now.current && noted.current.scrollY > 0) release = holdPosition(current, now.current);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      release();
    };
  }, [list]);
  return kept;
}
