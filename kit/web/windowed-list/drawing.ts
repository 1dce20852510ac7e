/** Rows drawn at once may take this long of a frame together. */
const SPENT_MS = 12;
const MOST_AT_ONCE = 4;
/** So much of a row's cost counts on while later ones are cheaper. */
const REMEMBERED = 0.95;

/**
 * Keeps the rows that are being drawn, over several frames each, and measures what they take of a frame: a slow phone
 * draws one after the other, since several would hold up the scrolling; a quick machine draws several at once, so that
 * they are there before somebody scrolls to them.
 */
export function createDrawing() {
  const rows = new Set<Element>();
  let cost = Number.POSITIVE_INFINITY;
  let isMeasuring = false;
  const measure = () => {
    isMeasuring = true;
    requestAnimationFrame(() => {
      const from = performance.now();
      const count = rows.size;
      afterFrame(() => {
        const each = (performance.now() - from) / Math.max(1, count);
        cost = cost === Number.POSITIVE_INFINITY ? each : Math.max(each, cost * REMEMBERED);
        isMeasuring = false;
        if (rows.size > 0) measure();
      });
    });
  };
  return {
    isFull: () => rows.size >= Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(SPENT_MS / cost))),
    begin: (row: Element) => {
      rows.add(row);
      if (!isMeasuring) measure();
    },
    /** Returns whether it was being drawn. */
    end: (row: Element): boolean => rows.delete(row),
  };
}

/** Calls back when the browser has laid out and painted the frame under way. */
function afterFrame(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}
