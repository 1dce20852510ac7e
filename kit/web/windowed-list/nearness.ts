import { createDrawing } from "./drawing.ts";

/** Rows within this distance of the window are rendered whole, so that scrolling at a person's pace meets no others. */
const AHEAD = "100% 0px";
/**
 * Only groups within this distance are painted, and their rows observed one by one: each row and each painted layer
 * costs work in every frame.
 */
const AROUND = "200% 0px";

/**
 * Tells rows whether they are near the window, one per frame and only as many as can be drawn at once. Their parents are their groups. The box around a group is observed,
 * because a browser may count a group that is not painted as out of sight wherever it is.
 */
export function createNearness() {
  const listeners = new Map<Element, (near: boolean) => boolean>();
  const near = new Set<Element>();
  const waiting = new Map<Element, boolean>();
  const around = new Set<Element>();
  let isAwake = false;
  const drawing = createDrawing();
  const wake = () => {
    if (isAwake || drawing.isFull()) return;
    requestAnimationFrame(next);
    isAwake = true;
  };
  const next = () => {
    isAwake = false;
    // Rows that come near go before rows that move away.
    const [row, isNear] = [...waiting].find(([, arrives]) => arrives) ?? [...waiting][0] ?? [];
    if (row === undefined) return;
    waiting.delete(row);
    if (listeners.get(row)?.(isNear === true)) drawing.begin(row);
    wake();
  };
  const drew = (row: Element) => {
    if (drawing.end(row)) wake();
  };
  const note = (row: Element, isNear: boolean) => {
    if (isNear) near.add(row);
    else near.delete(row);
    waiting.set(row, isNear);
    wake();
  };
  const rows = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) note(target, isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  const leave = (row: Element) => {
    rows.unobserve(row);
    note(row, false);
  };
  const groups = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) around.add(target);
        else around.delete(target);
        const group = target.firstElementChild;
        group?.toggleAttribute("data-far", !isIntersecting);
        for (const row of group?.children ?? [])
          if (listeners.has(row)) isIntersecting ? rows.observe(row) : leave(row);
      }
    },
    { rootMargin: AROUND },
  );
  return {
    near: near as ReadonlySet<Element>,
    drew,
    /** `onChange` returns whether the row renders again; the next row is told only after that. */
    watch: (row: Element, onChange: (near: boolean) => boolean) => {
      listeners.set(row, onChange);
      const box = row.parentElement?.parentElement;
      if (box && around.has(box)) rows.observe(row);
      else if (box) groups.observe(box);
      return () => {
        rows.unobserve(row);
        for (const known of [listeners, near, waiting]) known.delete(row);
        drew(row);
      };
    },
  };
}

export type Nearness = ReturnType<typeof createNearness>;
