import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listenAgain } from "#kit/web/live/live-client.ts";
import { refreshAll } from "#kit/web/query/after-call.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { giveConsents, listOwedTerms } from "../contract/consent-calls.ts";
import { settleConsent, showAsking } from "./owed-consent.ts";

const HEARD_BY_THEN_MS = 2_000;

/** Loads what is owed in the community, and agrees to all of it. A consent given in another tab settles it here too. */
export function useConsent(communityId: number) {
  const queryClient = useQueryClient();
  const input = { params: { id: communityId } };
  const owed = useCall(listOwedTerms, input, { staleTime: 0, gcTime: 0 });
  const letIn = async () => {
    settleConsent();
    listenAgain();
    // The process that holds the live connection may learn of the consent a moment later.
    setTimeout(listenAgain, HEARD_BY_THEN_MS);
    // All refused queries are repeated; people send their drafts again themselves.
    await refreshAll(queryClient);
  };
  const { records, community } = owed.data?.data ?? {};
  useEffect(() => {
    if (community) showAsking(community);
  }, [community]);
  const agree = useAction(giveConsents, {
    input: () => ({
      ...input,
      body: { consents: (records ?? []).map(({ document, version }) => ({ document, version })) },
    }),
    onDone: letIn,
    showsProblem: true,
  });
  const nothingOwed = records?.length === 0 && !owed.isFetching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out that nothing is owed
  useEffect(() => {
    if (nothingOwed) void letIn();
  }, [nothingOwed]);
  return {
    owed,
    records,
    community,
    agree,
  };
}
