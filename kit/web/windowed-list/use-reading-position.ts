import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { Nearness } from "./nearness.ts";
import {
  holdPosition,
  positionAmong,
  type ReadingPosition,
  readPosition,
  writePosition,
} from "./reading-position.ts";

/** The state of a link that leads back to a list as it was left. */
export const COMES_BACK = { comesBack: true };

/** A row that ends above this is not being read. */
const UNDER_HEADER_PX = 72;

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
  const comesBack = navigation === "POP" || (state as typeof COMES_BACK | null)?.comesBack === true;
  const [kept] = useState(() => (comesBack ? readPosition(name, entry) : null));
  const now = useRef<ReadingPosition | null>(kept);
  const shown = useRef(keys);
  shown.current = keys;

  const isThere = kept?.keys.some((key) => keys.includes(key)) ?? false;
  const isMissing = kept !== null && !isThere && keys.length <= kept.index;
  useEffect(() => {
    if (isMissing) onMore?.();
  }, [isMissing, onMore]);
  useLayoutEffect(() => {
    if (kept && isThere && list.current) return holdPosition(list.current, kept);
  }, [kept, isThere, list]);

  useEffect(() => {
    let frame = 0;
    const note = () => {
      frame = 0;
      now.current = positionAmong([...nearness.near], shown.current, UNDER_HEADER_PX) ?? now.current;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(note);
    };
    const keep = () => now.current && writePosition(name, entry, now.current);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [name, entry, nearness]);

  // Turning the window changes every row's height; the row being read stays in place.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    let width = current.clientWidth;
    let release = () => {};
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      release();
      if (now.current && scrollY > 0) release = holdPosition(current, now.current);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      release();
    };
  }, [list]);
  return kept;
}
