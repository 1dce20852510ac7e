import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listenAgain } from "#kit/web/live/live-client.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { giveConsents, listOwedTerms } from "../contract/consent-calls.ts";
import { settleConsent } from "./owed-consent.ts";

const HEARD_BY_THEN_MS = 2_000;

/** What is owed in the community, and the way to agree to all of it. Agreed to in another tab, it is settled here too. */
export function useConsent(communityId: number) {
  const queryClient = useQueryClient();
  const input = { params: { id: communityId } };
  const owed = useCall(listOwedTerms, input, { staleTime: 0, gcTime: 0 });
  const letIn = async () => {
    settleConsent();
    listenAgain();
    // The process that holds the connection may hear of the consent a moment after this one.
    setTimeout(listenAgain, HEARD_BY_THEN_MS);
    // Everything that was refused is asked for again; what was being written is sent again by whoever wrote it.
    await queryClient.invalidateQueries();
  };
  const records = owed.data?.data.records;
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
    community: owed.data?.data.community,
    agree,
  };
}
