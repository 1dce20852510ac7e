import { useCallback, useSyncExternalStore } from "react";

/** R338: under 992 px the frame is a phone's. Under 48em, 768 px, the content is narrow, which only styles use. */
export const DESKTOP = "(min-width: 62em)";
/** From 1280 px on there is room for a rail at the right. */
export const WITH_RAIL = "(min-width: 80em)";

/** Tells whether the window matches the media query, updated as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
