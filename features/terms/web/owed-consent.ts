import { createStore, useStore } from "#kit/ui/store.ts";

const owed = createStore<number | null>(null);

/** A call was refused because the terms of this community, or the provider's, have to be agreed to first. */
export const oweConsent = (communityId: number): void => owed.set(communityId);
export const settleConsent = (): void => owed.set(null);

export const useOwedConsent = (): number | null => useStore(owed);
