import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A screen reader begins to read where the new screen begins; filters and tabs of the same screen keep the focus, and so
 * does the row of a list to which somebody has come back, and what has been opened beside it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest("[data-restores-scroll], [data-side-panel]")) return;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
