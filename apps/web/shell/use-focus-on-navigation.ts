import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusScreen } from "#kit/ui/form-flow/focus-screen.ts";

/**
 * A screen reader begins at the start of a new screen. Filters and tabs of the same screen keep the focus, and so do
 * the row of a list that somebody has come back to, what was opened beside it, and a field that has taken it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest("[data-restores-scroll], [data-side-panel], [data-first]")) return;
    focusScreen();
  }, [pathname]);
}
