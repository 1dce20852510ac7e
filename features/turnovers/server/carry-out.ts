import { insertPlaceholder, lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { chatsReleased, chatsWithheld } from "#features/memberships/server/events.ts";
import { turnMembership } from "#features/memberships/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { ErrorCode } from "#kit/contract/errors.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import type { Actor } from "#kit/server/work/acts.ts";
import { recordFor } from "#kit/server/work/record-act.ts";
import { inTransaction, type Work } from "#kit/server/work/work.ts";
import { turnoverActs } from "../contract/audit-names.ts";
import { TURNOVER_INVITATION_DAYS, TURNOVER_UNDO_DAYS } from "../contract/limits.ts";
import { addressFault } from "./address-fault.ts";
import { sendTurnoverInvitation } from "./invitation-mail.ts";
import { tellAdministrators } from "./news-letters.ts";
import { may } from "./policy.ts";
import {
  endRequest,
  findAsker,
  findRequest,
  forgetAddresses,
  listDueRequests,
  type TurnoverRequest,
} from "./requests.sql.ts";
import {
  deleteTurnover,
  findMember,
  findWaiting,
  forgetDescriptions,
  insertTurnover,
  type TurnoverMember,
  type Waiting,
} from "./turnovers.sql.ts";

/** Locks what a request is about, in the order of all: the account, then the community. */
export async function lockRequest(work: Work, seen: TurnoverRequest): Promise<TurnoverRequest | undefined> {
  await lockPerson(work.db, seen.employee_account_id ?? 0);
  await lockCommunity(work.db, seen.community_id);
  return findRequest(work.db, seen.community_id, seen.id);
}

/**
 * Carries out an open request, which `lockRequest` has read: the employee's access ends and the invitation leaves. The
 * chats stay with the employee's account unless they have confirmed. Where something has come between, it lapses.
 */
export async function carryOut(work: Work, request: TurnoverRequest, confirmer?: Actor): Promise<void> {
  const { db } = work;
  const { community_id: communityId, asked_by_membership_id: membershipId, email } = request;
  const asker = await findAsker(db, communityId, membershipId);
  const person = await findMember(db, communityId, request.membership_id);
  const waiting = await findWaiting(db, communityId, request.membership_id);
  const fault = asker && person && email ? await faultOf(work, request, person, waiting) : "ASKER";
  const actor = confirmer ?? {
    communityId,
    membershipId,
    accountId: asker?.account_id ?? request.employee_account_id ?? 0,
    from: undefined,
  };
  const target = { kind: "membership", id: request.membership_id } as const;
  if (fault || !person || !email) {
    await endRequest(db, request, "lapsed", work.now);
    await recordFor(work, actor, [
      { act: turnoverActs.lapseTurnover, target, changes: { email: [email, null] } },
    ]);
    await tellAdministrators(work, communityId, "lapsed", request);
    return;
  }
  await passOn(work, request, { person, waiting, email });
  await recordFor(work, actor, [
    { act: turnoverActs.carryOutTurnover, target, changes: { email: [null, email] } },
  ]);
}

async function faultOf(
  { db }: Work,
  request: TurnoverRequest,
  person: TurnoverMember,
  waiting: Waiting | undefined,
): Promise<ErrorCode | "OWNER" | undefined> {
  const { community_id: communityId, membership_id, employee_account_id, email } = request;
  if (!waiting) {
    const verdict = may.turnOver(person);
    if (verdict !== true) return verdict;
    if (person.account_id !== employee_account_id) return "OWNER";
  }
  return addressFault(db, { communityId, membershipId: membership_id, email: email ?? "", work: null });
}

type Passing = {
  readonly person: TurnoverMember;
  readonly waiting: Waiting | undefined;
  readonly email: string;
};

async function passOn(work: Work, request: TurnoverRequest, { person, waiting, email }: Passing) {
  const { db, now } = work;
  const { community_id: communityId, membership_id: membershipId } = request;
  const holderId = request.employee_account_id ?? 0;
  // Rooms are locked before the membership's row, as by whoever writes in them.
  if (request.confirmed_at) await work.emit(chatsReleased, { membershipId, holderId });
  else await work.emit(chatsWithheld, { membershipId, holderId });
  // The reader of a wrong mailbox loses everything, a registration they have begun included.
  if (waiting) await deleteTurnover(db, waiting.id);
  else {
    const { family_name, given_name, family_name_kana, given_name_kana } = person;
    const names = { family_name, given_name, family_name_kana, given_name_kana };
    const { id: account_id } = await insertPlaceholder(db, names, now);
    await turnMembership(work, {
      communityId,
      membershipId,
      from: person,
      to: { account_id, kind: "alumnus", state: "paused" },
    });
  }
  const { id } = await insertTurnover(db, {
    community_id: communityId,
    membership_id: membershipId,
    employee_account_id: request.employee_account_id,
    language: request.language as Waiting["language"],
    email,
    invited_by_membership_id: request.asked_by_membership_id,
    asked_at: now,
    expires_at: invitationExpiry(now),
  });
  await endRequest(db, request, "carried_out", now, id);
  work.enqueue(sendTurnoverInvitation, { turnoverId: id, askedAt: now.toISOString() });
}

export const invitationExpiry = (now: Date) => new Date(now.getTime() + TURNOVER_INVITATION_DAYS * DAY_MS);

/** Each request has a transaction of its own and is read again in it, so that a second run finds nothing to do. */
export const carryOutDueTurnovers = scheduledJob("carryOutDueTurnovers", "*/10 * * * *", async (services) => {
  const due = await listDueRequests(services.database.kysely, services.clock.now());
  for (const seen of due)
    await inTransaction(services, async (work) => {
      const request = await lockRequest(work, seen);
      if (request && may.carryOut(request, work.now)) await carryOut(work, request);
    });
});

/** What a membership said of itself before it was handed over is kept as long as it may be given back. */
export const forgetTurnedOver = scheduledJob(
  "forgetTurnedOver",
  "41 4 * * *",
  async ({ database, clock }) => {
    const before = new Date(clock.now().getTime() - TURNOVER_UNDO_DAYS * DAY_MS);
    await forgetDescriptions(database.kysely, before);
    await forgetAddresses(database.kysely, before);
  },
);
