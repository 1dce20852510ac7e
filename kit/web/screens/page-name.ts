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

/** A page of one thing is called by that thing, in its heading and in the window's title. R076 */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    show(name);
    return () => show(undefined);
  }, [name]);
}

/** What the page on show is called; undefined where the screen's own name does. */
export const usePageName = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
