import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A screen reader begins to read where the new screen begins; filters and tabs of the same screen keep the focus. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
