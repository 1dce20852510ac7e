import { useEffect } from "react";

/** For what takes the place of a form, whose button had the focus and has gone: a screen reader goes on from here. */
export function useFocusIfLost(): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, []);
}
