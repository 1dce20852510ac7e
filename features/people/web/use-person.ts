import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { joinQueries } from "#kit/web/query/join-queries.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { personParams, showPerson, showPersonProfile } from "../contract/person.ts";

type PersonKey = { readonly communityId: number; readonly kind: MemberKind; readonly id: number };

export function usePerson({ communityId, kind, id }: PersonKey) {
  const options = { refetchOnWindowFocus: false };
  const person = useCall(showPerson[kind], { params: personParams(communityId, id) }, options);
  const columns = useCall(showRegistrationColumns, { params: { id: communityId } }, options);
  return { person, query: joinQueries(person, columns) };
}

export const usePersonProfile = (communityId: number, userId: number) =>
  useCall(showPersonProfile, { params: { id: communityId, userId } });
