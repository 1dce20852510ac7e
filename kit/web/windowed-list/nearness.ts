/** Rows within this much of the window are drawn whole, so that no scrolling at a person's pace meets another. */
const AHEAD = "100% 0px";

/**
 * Tells rows whether they are near the window, one in each frame: a row takes a slow phone several milliseconds to draw,
 * and several of them at once would hold up the scrolling.
 */
export function createNearness() {
  const tell = new Map<Element, (near: boolean) => void>();
  const near = new Set<Element>();
  const waiting = new Map<Element, boolean>();
  let isAwake = false;
  const wake = () => {
    if (!isAwake) requestAnimationFrame(next);
    isAwake = true;
  };
  const next = () => {
    isAwake = false;
    // Who arrives goes before who leaves.
    const [row, isNear] = [...waiting].find(([, arrives]) => arrives) ?? [...waiting][0] ?? [];
    if (row === undefined) return;
    waiting.delete(row);
    tell.get(row)?.(isNear === true);
    wake();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
        waiting.set(target, isIntersecting);
      }
      wake();
    },
    { rootMargin: AHEAD },
  );
  return {
    near: near as ReadonlySet<Element>,
    watch: (row: Element, onChange: (near: boolean) => void) => {
      tell.set(row, onChange);
      observer.observe(row);
      return () => {
        observer.unobserve(row);
        for (const known of [tell, near, waiting]) known.delete(row);
      };
    },
  };
}

export type Nearness = ReturnType<typeof createNearness>;
