/** Rows within this much of the window are drawn whole, so that no scrolling at a person's pace meets another. */
const AHEAD = "100% 0px";
/** Rows of groups within this much are looked at one by one: for each that is, the browser works in every frame. */
const AROUND = "200% 0px";

/**
 * Tells rows whether they are near the window, one in each frame: a row takes a slow phone several milliseconds to draw,
 * and several of them at once would hold up the scrolling. The groups they stand in are their parents.
 */
export function createNearness() {
  const listeners = new Map<Element, (near: boolean) => boolean>();
  const near = new Set<Element>();
  const waiting = new Map<Element, boolean>();
  const around = new Set<Element>();
  let isAwake = false;
  let drawing: Element | undefined;
  const wake = () => {
    if (isAwake || drawing) return;
    requestAnimationFrame(next);
    isAwake = true;
  };
  const next = () => {
    isAwake = false;
    // Who arrives goes before who leaves.
    const [row, isNear] = [...waiting].find(([, arrives]) => arrives) ?? [...waiting][0] ?? [];
    if (row === undefined) return;
    waiting.delete(row);
    if (listeners.get(row)?.(isNear === true)) drawing = row;
    wake();
  };
  const drew = (row: Element) => {
    if (row !== drawing) return;
    drawing = undefined;
    wake();
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
        for (const row of target.children)
          if (listeners.has(row)) isIntersecting ? rows.observe(row) : leave(row);
      }
    },
    { rootMargin: AROUND },
  );
  return {
    near: near as ReadonlySet<Element>,
    /** The row is drawn as it was told. */
    drew,
    /** `onChange` answers whether the row is drawn anew; the next is told once it has been. */
    watch: (row: Element, onChange: (near: boolean) => boolean) => {
      listeners.set(row, onChange);
      const group = row.parentElement;
      if (group && around.has(group)) rows.observe(row);
      else if (group) groups.observe(group);
      return () => {
        rows.unobserve(row);
        for (const known of [listeners, near, waiting]) known.delete(row);
        drew(row);
      };
    },
  };
}

export type Nearness = ReturnType<typeof createNearness>;
