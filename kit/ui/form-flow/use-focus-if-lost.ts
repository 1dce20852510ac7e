import { useEffect } from "react";
import { focusScreen } from "./focus-screen.ts";

/**
 * Takes the focus to the heading where the focused button is gone, so that a screen reader goes on from there: on
 * arrival, or once `isGone` becomes true.
 */
export function useFocusIfLost(isGone = true): void {
  useEffect(() => {
    if (isGone && document.activeElement === document.body) focusScreen();
  }, [isGone]);
}
