import type { FocusEvent } from "react";

/**
 * Closes a popover once the keyboard goes on elsewhere, so that it covers nothing that has the focus. Its own button
 * closes it itself.
 */
export function closeOnLeave({ currentTarget: panel, relatedTarget: to }: FocusEvent<HTMLElement>): void {
  if (!(to instanceof Element) || panel.contains(to)) return;
  if (!(to instanceof HTMLButtonElement && to.popoverTargetElement === panel)) panel.hidePopover();
}
