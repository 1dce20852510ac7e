import { deleteAbandoned } from "#features/accounts/server/index.ts";
import { countPlaces, lockCommunity } from "#features/communities/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { admitCandidates, endCandidacies, removeCandidates } from "#features/memberships/server/index.ts";
import type { Looking } from "#kit/server/bulk/bulk-act.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import { forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { approveCandidates, deleteCandidates, rejectCandidates } from "../contract/decisions.ts";
import { type CandidatesAsked, resolveFilters } from "./candidate-filters.ts";
import { approvalMail, type Recipient, rejectionMail, sendApprovalMail } from "./candidate-mails.ts";
import { listApplicants, listFound } from "./decide-candidates.sql.ts";
import { may } from "./policy.ts";

/** An administrator has let candidates in. */
export const candidatesApproved = domainEvent<{
  readonly communityId: number;
  readonly membershipIds: readonly number[];
}>("candidatesApproved");

const candidates = {
  rows: listApplicants,
  find: async (looking: Looking, communityId: number, asked: CandidatesAsked) =>
    listFound(looking.db, await resolveFilters(looking, communityId, asked)),
  exclude: (person: Recipient) => (may.decide(person) === true ? undefined : ("handled" as const)),
  lock: lockCommunity,
};

const idsOf = (people: readonly Recipient[]): number[] => people.map(({ id }) => id);

export const approval = serveBulk(approveCandidates, {
  ...candidates,
  places: countPlaces,
  full: membershipErrors.VALIDATE_NUMBER_OF_USERS,
  letter: (person, services) => approvalMail(person, services),
  act: async (work, { communityId }, people) => {
    const membershipIds = idsOf(people);
    await admitCandidates(work, communityId, membershipIds);
    await work.emit(candidatesApproved, { communityId, membershipIds });
    for (const membershipId of membershipIds) work.enqueue(sendApprovalMail, { communityId, membershipId });
  },
});

export const rejection = serveBulk(rejectCandidates, {
  ...candidates,
  letter: rejectionMail,
  act: async (work, { communityId }, people) => {
    await endCandidacies(work, communityId, idsOf(people));
    for (const mail of people.flatMap((person) => rejectionMail(person) ?? [])) work.enqueue(sendMail, mail);
  },
});

export const deletion = serveBulk(deleteCandidates, {
  ...candidates,
  act: async (work, { communityId }, people) => {
    const accountIds = await removeCandidates(work, communityId, idsOf(people));
    for (const { email } of await deleteAbandoned(work.db, accountIds))
      if (email) await forgetAddress(work, email);
  },
});
