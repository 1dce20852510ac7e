import { useLayoutEffect } from "react";

/**
 * Sets the density of the whole page while the caller is rendered (tokens.css). It is set on the body, since dialogs,
 * panels and toasts are rendered beside the frame.
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
