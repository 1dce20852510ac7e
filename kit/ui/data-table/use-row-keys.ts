import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useLetterCommands } from "#kit/ui/letter-keys.ts";
import { isConverting } from "../is-converting.ts";

const ITEMS = ":is(a[href], button:not(:disabled), input:not(:disabled)):not([popover] *)";

export type RowKeys = {
  readonly onTick: ((at: number, range: boolean) => void) | undefined;
  /** Replaces following the link in the row's name. */
  readonly onOpen: ((at: number) => void) | undefined;
  readonly onEscape: (() => void) | undefined;
};

const itemsOf = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>(ITEMS)];
/** Returns where the focus enters a line: at the name of its row. */
const startOf = (line: Element): HTMLElement | undefined =>
  line.querySelector<HTMLElement>(`[data-kind="name"] ${ITEMS}`) ?? itemsOf(line)[0];

/** Follows the link in a row's name. */
export const openRow = (line: Element | null | undefined): void =>
  line?.querySelector<HTMLElement>('[data-kind="name"] a')?.click();

/**
 * Makes a table one Tab stop: arrows go from row to row and from item to item, Space ticks, Enter opens. Letters do the
 * same from anywhere on the screen (j, k, x, o). Cells need no code for it.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, { onTick, onOpen, onEscape }: RowKeys) {
  const place = useRef({ id: "", column: -1 });
  const body = () => [...(table.current?.tBodies[0]?.rows ?? [])].filter(({ dataset }) => dataset.id);
  const head = () => [...(table.current?.tHead?.rows ?? [])];
  const here = () => body().findIndex(({ dataset }) => dataset.id === place.current.id);

  // Cells are rendered by the columns, so their focusable items are found in the page.
  useLayoutEffect(() => {
    const items = [...head(), ...body()].flatMap(itemsOf);
    const row = body()[here()] ?? body()[0];
    const focused = items.find((item) => item === document.activeElement);
    const stop = focused ?? (row && startOf(row)) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
    const box = table.current?.parentElement;
    if (box) box.tabIndex = stop ? -1 : 0;
  });

  const focus = (item: HTMLElement | undefined) => item?.focus();
  const toRow = (at: number) => {
    const rows = body();
    const row = rows[Math.max(0, Math.min(rows.length - 1, at))];
    const column = place.current.column;
    if (row) focus((column >= 0 ? itemsOf(row)[column] : undefined) ?? startOf(row));
  };
  const step = (by: 1 | -1) => {
    const at = here();
    if (at <= 0 && by < 0) return focus(head().flatMap(itemsOf)[0]);
    toRow(at < 0 ? 0 : at + by);
  };
  /** From elsewhere, the first key leads to the current row, or to the first. */
  const inTable = (run: (event: { shiftKey: boolean }) => void) => (event: { shiftKey: boolean }) =>
    table.current?.contains(document.activeElement) ? run(event) : toRow(here());
  useLetterCommands({
    j: inTable(() => step(1)),
    k: inTable(() => step(-1)),
    x: inTable(({ shiftKey }) => here() >= 0 && onTick?.(here(), shiftKey)),
    o: inTable(() => openRow(body()[here()])),
  });

  const sideways = (by: 1 | -1, from: HTMLElement) => {
    const items = itemsOf(from.closest("tr") ?? from);
    const at = items.indexOf(from) + by;
    focus(items[at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isLink = target.matches("a");
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowLeft: () => sideways(-1, target),
      ArrowRight: () => sideways(1, target),
      Home: () => toRow(0),
      End: () => toRow(Number.POSITIVE_INFINITY),
      " ": isLink && onTick ? () => onTick(here(), event.shiftKey) : undefined,
      Enter: isLink && onOpen ? () => onOpen(here()) : undefined,
      Escape: onEscape,
    };
    const act = keys[event.key];
    if (!act || isConverting(event.nativeEvent) || target.closest("[popover]")) return;
    event.preventDefault();
    act();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const item = target as HTMLElement;
    const line = item.closest("tr");
    if (!line || item.closest("[popover]")) return;
    for (const other of [...head(), ...body()].flatMap(itemsOf)) other.tabIndex = other === item ? 0 : -1;
    const column = item === startOf(line) ? -1 : itemsOf(line).indexOf(item);
    place.current = { id: line.dataset.id ?? "", column };
  };
  return { onKeyDown, onFocus };
}
