import { readTabDraft, writeTabDraft } from "../drafts/tab-draft.ts";

/** Where somebody was reading: the row at the top of the window, how far down it began, and what came after it. */
export type ReadingPosition = {
  readonly keys: readonly string[];
  readonly top: number;
  /** Which row it was, counted from 0: so many must be read before it can be there. */
  readonly index: number;
};

const name = (list: string, entry: string) => `place ${list} ${entry}`;

/** By the entry of the browser's history, or else as the list was seen last. */
export const readPosition = (list: string, entry: string): ReadingPosition | null =>
  readTabDraft<ReadingPosition>(name(list, entry)) ?? readTabDraft<ReadingPosition>(name(list, ""));

export function writePosition(list: string, entry: string, position: ReadingPosition): void {
  for (const one of [entry, ""]) writeTabDraft(name(list, one), position);
}

/** Rows may go while somebody is away; then the one after stands in their place. */
const FOLLOWING = 5;

export function positionAmong(
  rows: readonly Element[],
  keys: readonly string[],
  below: number,
): ReadingPosition | null {
  const [seen] = rows
    .map((row) => ({ row: row as HTMLElement, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > below)
    .toSorted((a, b) => a.box.top - b.box.top);
  const index = keys.indexOf(seen?.row.dataset.key ?? "");
  return seen && index >= 0 ? { keys: keys.slice(index, index + FOLLOWING), top: seen.box.top, index } : null;
}

const SETTLES_WITHIN_MS = 1_000;
const byHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the first of these rows that is there where it was, while pictures and what stands above come in, until somebody
 * scrolls. Answers how to end it.
 */
export function holdPosition(list: Element, { keys, top }: ReadingPosition): () => void {
  const until = performance.now() + SETTLES_WITHIN_MS;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const event of byHand) removeEventListener(event, end);
  };
  const step = () => {
    const row = keys
      .map((key) => list.querySelector(`:scope > * > [data-key="${CSS.escape(key)}"]`))
      .find((found) => found !== null);
    const moved = (row?.getBoundingClientRect().top ?? top) - top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
    if (performance.now() < until) frame = requestAnimationFrame(step);
    else end();
  };
  for (const event of byHand) addEventListener(event, end, { passive: true });
  step();
  return end;
}
