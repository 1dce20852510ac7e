import { useQueryClient } from "@tanstack/react-query";
import { detailsIn } from "#features/member-details/web/index.ts";
import { editPerson, personParams } from "#features/people/contract/person.ts";
import type { AnswerOf, CallInput } from "#kit/contract/call.ts";
import { send } from "#kit/web/api/send.ts";
import { refreshChanged } from "#kit/web/query/after-call.ts";
import type { CandidateView, editCandidate } from "../contract/calls.ts";

/**
 * Saves the changes typed about a candidate to the alumnus they have become meanwhile; what was not touched stays as it
 * is there.
 */
export function useSaveToAlumnus(communityId: number, candidate: CandidateView) {
  const cache = useQueryClient();
  return async ({ body }: CallInput<typeof editCandidate>): Promise<AnswerOf<typeof editCandidate>> => {
    const before: Readonly<Record<string, unknown>> = detailsIn(candidate);
    const { updated_at: _, ...typed } = body;
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
    );
    await send(editPerson.alumnus, { params: personParams(communityId, candidate.id), body: changed });
    refreshChanged(cache, editPerson.alumnus);
    return { data: candidate };
  };
}
