const GAP_PX = 4;

/**
 * Places an open popover below its trigger, or above where there is no room, and keeps it inside the window. `edge`
 * says which edges of the two are in line.
 */
export function placePopover(panel: HTMLElement, trigger: HTMLElement, edge: "start" | "end"): void {
  const again = () => place(panel, trigger, edge);
  again();
  following.get(panel)?.abort();
  const until = new AbortController();
  following.set(panel, until);
  const observer = new ResizeObserver(again);
  observer.observe(panel);
  until.signal.addEventListener("abort", () => observer.disconnect());
  for (const one of [window, window.visualViewport])
    one?.addEventListener("resize", again, { signal: until.signal });
  window.addEventListener("scroll", again, { capture: true, passive: true, signal: until.signal });
  panel.addEventListener("beforetoggle", () => until.abort(), { once: true, signal: until.signal });
}

/** Aborting one of these lets its popover follow the window no longer. */
const following = new WeakMap<HTMLElement, AbortController>();

function place(panel: HTMLElement, trigger: HTMLElement, edge: "start" | "end"): void {
  const from = trigger.getBoundingClientRect();
  // A phone's keyboard covers a part of the window, and this is the rest.
  const { offsetTop: highest, height: seen } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const isRoomBelow = from.bottom + GAP_PX + panel.offsetHeight <= highest + seen;
  const top = isRoomBelow ? from.bottom + GAP_PX : from.top - GAP_PX - panel.offsetHeight;
  const left = edge === "start" ? from.left : from.right - panel.offsetWidth;
  // The room reserved for a scrollbar is not part of the page, though the window counts it.
  const rightmost = document.documentElement.getBoundingClientRect().right - GAP_PX - panel.offsetWidth;
  panel.style.top = `${Math.max(highest + GAP_PX, top)}px`;
  panel.style.left = `${Math.max(GAP_PX, Math.min(left, rightmost))}px`;
}
