import { useEffect } from "react";
import { placeOf } from "./place-of.ts";

/** Whatever takes the focus itself, such as a dialog that closes or rows that come, has done so by then. */
const SETTLED_MS = 100;

const isLost = (element: Element) =>
  !element.isConnected || element.matches(":disabled") || !element.checkVisibility();

/**
 * Lets people with a keyboard go on where they are when what they have pressed disappears or takes no focus any more.
 * For a finger, a field that takes the focus would open the keyboard.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let byKeys = false;
    let timer = 0;
    const onKey = () => {
      byKeys = true;
    };
    const onPointer = () => {
      byKeys = false;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (!byKeys || relatedTarget || !(target instanceof Element)) return;
      const goOn = placeOf(target);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isLost(target) && document.activeElement === document.body) goOn();
      }, SETTLED_MS);
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    document.addEventListener("focusout", onFocusOut);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
      document.removeEventListener("focusout", onFocusOut);
    };
  }, []);
}
