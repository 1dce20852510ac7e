import type { AnswerOf } from "#kit/contract/call.ts";
import { createStore, useStore } from "#kit/ui/store.ts";
import type { listOwedTerms } from "../contract/consent-calls.ts";

const owed = createStore<number | null>(null);

/** A call was refused because the terms of this community, or the provider's, have to be agreed to first. */
export const oweConsent = (communityId: number): void => owed.set(communityId);
export const settleConsent = (): void => owed.set(null);

export const useOwedConsent = (): number | null => useStore(owed);

type Community = AnswerOf<typeof listOwedTerms>["data"]["community"];
const asking = createStore<Community | null>(null);

/** Its colours are all that is seen of the community until it opens. */
export const showAsking = (community: Community): void => asking.set(community);
export const useThemeWhileOwed = (communityId: number | null): Community["theme"] | undefined => {
  const community = useStore(asking);
  return community?.id === communityId ? community?.theme : undefined;
};
