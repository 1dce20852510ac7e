import { readTabDraft, writeTabDraft } from "../drafts/tab-draft.ts";

/** Holds the row at the top of the window, its offset, and the rows after it. */
export type ReadingPosition = {
  readonly keys: readonly string[];
  readonly top: number;
  /** It is counted from 0: this many rows must be loaded before the row can be there. */
  readonly index: number;
};

const name = (list: string, entry: string) => `place ${list} ${entry}`;

/** Stands for the history entry in which the list was read last. */
export const LATEST = "";

export const readPosition = (list: string, entry: string): ReadingPosition | null =>
  readTabDraft<ReadingPosition>(name(list, entry));

export function writePosition(list: string, entry: string, position: ReadingPosition): void {
  for (const one of [entry, LATEST]) writeTabDraft(name(list, one), position);
}

/** Rows may be removed while somebody is away; then the next one takes their place. */
const FOLLOWING = 5;

type SeenRow = { readonly row: HTMLElement; readonly box: DOMRect };

/** Returns the rows that end below this, from the top. */
export const rowsBelow = (rows: readonly Element[], below: number): readonly SeenRow[] =>
  rows
    .map((row) => ({ row: row as HTMLElement, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > below)
    .toSorted((a, b) => a.box.top - b.box.top);

export function positionAmong([seen]: readonly SeenRow[], keys: readonly string[]): ReadingPosition | null {
  const index = keys.indexOf(seen?.row.dataset.key ?? "");
  return seen && index >= 0 ? { keys: keys.slice(index, index + FOLLOWING), top: seen.box.top, index } : null;
}

/** This row stays in place whatever changes above it; `offset` is how far down the list it begins. */
export type Anchor = { readonly row: Element; offset: number };

const offsetIn = (list: Element, row: Element) =>
  row.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** A row that is not drawn yet is no anchor while one below it is visible and drawn, because its end is about to move. */
export function anchorAmong(list: Element, rows: readonly SeenRow[]): Anchor | null {
  const isDrawn = ({ row, box }: SeenRow) => row.dataset.outline === undefined && box.top < innerHeight;
  const { row } = rows.find(isDrawn) ?? rows[0] ?? {};
  return row ? { row, offset: offsetIn(list, row) } : null;
}

/** Scrolls by what the row has moved within its list, in browsers that do not do so themselves, such as Safari. */
export function settle(list: Element, anchor: Anchor | null): void {
  if (!anchor?.row.isConnected || getComputedStyle(list).overflowAnchor === "auto") return;
  const offset = offsetIn(list, anchor.row);
  const moved = offset - anchor.offset;
  anchor.offset = offset;
  if (Math.abs(moved) >= 1 && scrollY > 0) scrollBy({ top: moved, behavior: "instant" });
}

const SETTLES_WITHIN_MS = 1_000;
const byHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Keeps the first of these rows that exists at its offset while pictures and rows above load, until somebody scrolls.
 * Returns how to stop.
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
      .map((key) => list.querySelector(`:scope > * > * > [data-key="${CSS.escape(key)}"]`))
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
