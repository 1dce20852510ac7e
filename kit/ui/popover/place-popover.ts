const GAP_PX = 4;

/**
 * Puts an open popover below its trigger, or above where there is no room; never outside the window.
 * `edge`: which edges of the two lie on one line.
 */
export function placePopover(panel: HTMLElement, trigger: HTMLElement, edge: "start" | "end"): void {
  const from = trigger.getBoundingClientRect();
  const isRoomBelow = from.bottom + GAP_PX + panel.offsetHeight <= window.innerHeight;
  const top = isRoomBelow ? from.bottom + GAP_PX : from.top - GAP_PX - panel.offsetHeight;
  const left = edge === "start" ? from.left : from.right - panel.offsetWidth;
  const rightmost = document.documentElement.clientWidth - GAP_PX - panel.offsetWidth;
  panel.style.top = `${Math.max(GAP_PX, top)}px`;
  panel.style.left = `${Math.max(GAP_PX, Math.min(left, rightmost))}px`;
}
