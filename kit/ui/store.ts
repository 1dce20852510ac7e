import { useSyncExternalStore } from "react";

export type Store<T> = {
  readonly read: () => T;
  readonly set: (next: T) => void;
  readonly watch: (watcher: () => void) => () => void;
};

/** Holds one value outside of React, for what several parts of the page share. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** Returns the store's value and updates with it. */
export const useStore = <T>({ watch, read }: Pick<Store<T>, "watch" | "read">): T =>
  useSyncExternalStore(watch, read);
