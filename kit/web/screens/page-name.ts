import { useEffect, useSyncExternalStore } from "react";

let shown: string | undefined;
const listeners = new Set<() => void>();

function show(name: string | undefined): void {
  shown = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page about one thing has its name in its heading and the window's title. R076 */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    show(name);
    return () => show(undefined);
  }, [name]);
}

/** Returns the name of the current page; undefined where it is the screen's own. */
export const usePageName = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
