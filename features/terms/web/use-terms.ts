import { useCall } from "#kit/web/query/use-call.ts";
import { showCommunityTerms, showProviderTerms } from "../contract/calls.ts";
import type { TermsDocument } from "../contract/views.ts";

const FRESH_MS = 300_000;

/** Loads the current version of a document; `communityId` is null for the provider's. */
export function useTerms(document: TermsDocument, communityId: number | null) {
  const ofProvider = document === "provider";
  const options = { staleTime: FRESH_MS };
  const provider = useCall(
    showProviderTerms,
    { params: { id: "current" } },
    { ...options, enabled: ofProvider },
  );
  const community = useCall(
    showCommunityTerms,
    { params: { id: communityId ?? 0, document } },
    { ...options, enabled: !ofProvider && communityId !== null },
  );
  return ofProvider ? provider : community;
}
