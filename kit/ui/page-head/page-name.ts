import { useEffect } from "react";
import { createStore, useStore } from "../store.ts";

const shown = createStore<string | undefined>(undefined);

/** Where the heading is not the screen's own name, the window's title says as the heading does. R076 */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    shown.set(name);
    return () => shown.set(undefined);
  }, [name]);
}

/** Returns the name of the current page; undefined where it is the screen's own. */
export const usePageName = (): string | undefined => useStore(shown);
