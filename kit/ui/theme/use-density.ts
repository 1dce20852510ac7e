import { useLayoutEffect } from "react";

/**
 * The density of everything on the page while the caller is drawn (tokens.css). It stands on the body, since dialogs,
 * panels and toasts are drawn beside the frame.
 */
export function useDensity(density: "office" | undefined): void {
  useLayoutEffect(() => {
    if (!density) return;
    document.body.dataset.density = density;
    return () => {
      delete document.body.dataset.density;
    };
  }, [density]);
}
