import { useSyncExternalStore } from "react";

let owed: number | null = null;
const watchers = new Set<() => void>();

function set(communityId: number | null): void {
  if (owed === communityId) return;
  owed = communityId;
  for (const watcher of watchers) watcher();
}

/** A call was refused because the terms of this community, or the provider's, have to be agreed to first. */
export const oweConsent = (communityId: number): void => set(communityId);
export const settleConsent = (): void => set(null);

export const useOwedConsent = (): number | null =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => owed,
  );
