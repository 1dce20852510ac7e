import { deleteAbandoned } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import {
  type ChangeOutcome,
  changeMembershipState,
  removeCandidate,
} from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import type { Work } from "#kit/server/work/work.ts";
import { type CandidateAction, type candidateOutcomes, handleCandidates } from "../contract/calls.ts";
import { type Recipient, rejectionMail, sendApprovalMail } from "./candidate-mails.ts";
import { findCandidateRecipients } from "./candidates.sql.ts";
import { candidateApproved } from "./events.ts";

type Handler = { readonly communityId: number; readonly handlerMembershipId: number };
type Handle = (work: Work, run: Handler, membershipId: number, person?: Recipient) => Promise<ChangeOutcome>;

const approve: Handle = async (work, { communityId, handlerMembershipId }, membershipId) => {
  const which = { communityId, membershipId };
  const result = await changeMembershipState(work, which, { from: "under_review", to: "participating" });
  if (result.outcome !== "changed") return result;
  await work.emit(candidateApproved, {
    ...which,
    accountId: result.accountId,
    approvedByMembershipId: handlerMembershipId,
  });
  work.enqueue(sendApprovalMail, which);
  return result;
};

const reject: Handle = async (work, { communityId }, membershipId, person) => {
  const which = { communityId, membershipId };
  const result = await changeMembershipState(work, which, { from: "under_review", to: "withdrawn" });
  const mail = result.outcome === "changed" && person && rejectionMail(person);
  if (mail) work.enqueue(sendMail, mail);
  return result;
};

const remove: Handle = async (work, { communityId }, membershipId) => {
  const result = await removeCandidate(work, { communityId, membershipId });
  const deleted = result.outcome === "changed" ? await deleteAbandoned(work.db, result.accountId) : undefined;
  if (deleted?.email) await forgetAddress(work, deleted.email);
  return result;
};

const handlers: Record<CandidateAction, Handle> = { approve, reject, delete: remove };

const outcomeOf = {
  changed: "done",
  stateHasChanged: "already_handled",
  communityFull: "limit_reached",
} as const satisfies Record<ChangeOutcome["outcome"], string>;

/**
 * R365, R431: one run over many candidates. Each is handled by itself: who has been handled meanwhile is told of,
 * and approval goes on until the member limit is reached.
 */
export const handleCandidatesRoute = serve(handleCandidates, async (context, { params, body }) => {
  const { communityId, membershipId: handlerMembershipId } = context.member;
  const ids = [...new Set(body.ids)].sort((a, b) => a - b);
  await lockCommunity(context.db, communityId);
  const people = await findCandidateRecipients(context.db, communityId, ids);
  const results: { id: number; outcome: (typeof candidateOutcomes)[number] }[] = [];
  for (const id of ids) {
    const person = people.find((one) => one.id === id);
    const run = { communityId, handlerMembershipId };
    const { outcome } = await handlers[params.action](context, run, id, person);
    results.push({ id, outcome: outcomeOf[outcome] });
  }
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const [done, already_handled, limit_reached] = [
    count("done"),
    count("already_handled"),
    count("limit_reached"),
  ];
  if (done === 0 && limit_reached > 0)
    throw failure(membershipErrors.VALIDATE_NUMBER_OF_USERS, { params: { approved: 0 } });
  if (done === 0) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  return { data: { done, already_handled, limit_reached, results } };
});
