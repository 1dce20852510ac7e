import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** R079: what the frame has opened over one screen closes at the next, for instance after going back. */
export function useCloseOnNavigation(close: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    close();
  }, [pathname, close]);
}
