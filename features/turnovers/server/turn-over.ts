import { lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { proveOwner } from "#features/second-factors/server/index.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import {
  inviteTurnedOver,
  revokeTurnoverInvitation,
  showTurnover,
  turnOver,
  undoTurnover,
} from "../contract/calls.ts";
import { turnoverErrors } from "../contract/errors.ts";
import { addressFault } from "./address-fault.ts";
import { invitationExpiry } from "./carry-out.ts";
import { sendTurnoverInvitation } from "./invitation-mail.ts";
import { may } from "./policy.ts";
import { sendTurnoverRequest } from "./request-mail.ts";
import { findOpenRequest, hasObjected, insertRequest } from "./requests.sql.ts";
import { acceptedView, requestView, waitingView } from "./turnover-views.ts";
import {
  askAgain,
  countKept,
  findEmail,
  findMember,
  findWaiting,
  revoke,
  type TurnoverMember,
  type Waiting,
} from "./turnovers.sql.ts";
import { findUndoable, undo } from "./undo.ts";

export const turnOverRoutes = [
  serve(showTurnover, async ({ db, member, now }, { params }) => {
    const { communityId } = member;
    const person = await memberOf(db, communityId, params.user_id);
    const request = await findOpenRequest(db, communityId, person.id);
    const waiting = await findWaiting(db, communityId, person.id);
    const accepted = await findUndoable({ db, now }, communityId, person.id);
    const verdicts = [may.turnOver(person), await mayAsk(db, member, person.id)];
    const refusal = verdicts.find((verdict) => verdict !== true);
    return {
      data: {
        name: `${person.family_name} ${person.given_name}`.trim() || person.display_name,
        refusal: waiting || request || accepted || refusal === undefined ? null : refusal.code,
        kept: await countKept(db, person.id),
        request: request ? requestView(request) : null,
        waiting: waiting ? await waitingView(db, waiting, now) : null,
        accepted: accepted && !waiting ? await acceptedView(db, communityId, accepted) : null,
        abilities: {
          undo: Boolean(request || waiting) || (accepted !== undefined && may.undoAccepted(member) === true),
        },
      },
    };
  }),

  serveInSteps(turnOver, async (context, { params, body }) => {
    const { db, member } = context;
    assertMay(may.turnOver(await memberOf(db, member.communityId, params.user_id)));
    const prove = await proveOwner(context, body);
    await context.inTransaction(async (work) => {
      await prove(work);
      const person = await lockMember(work, member.communityId, params.user_id);
      assertMay(may.turnOver(person));
      await ask(work, member, {
        membershipId: person.id,
        accountId: person.account_id,
        language: person.language,
        email: body.email,
        before: null,
      });
    });
  }),

  serve(undoTurnover, (context, { params }) => undo(context, context.member, params.user_id)),

  serveInSteps(inviteTurnedOver, async (context, { params, body }) => {
    const { db, member } = context;
    const seen = await waitingOf(db, member.communityId, params.user_id);
    const prove = body.email === seen.email ? undefined : await proveOwner(context, body);
    await context.inTransaction(async (work) => {
      if (prove) await prove(work);
      await lockPerson(work.db, seen.employee_account_id ?? 0);
      await lockCommunity(work.db, member.communityId);
      const waiting = await waitingOf(work.db, member.communityId, params.user_id);
      if (body.email === waiting.email) await inviteAgain(work, member, waiting);
      // Two letters to two addresses crossed, and the other one was not proven.
      else if (!prove) throw failure(turnoverErrors.ERROR_TURNOVER_REQUESTED);
      else await readdress(work, member, waiting, body.email);
    });
  }),

  serve(revokeTurnoverInvitation, async (context, { params }) => {
    const { communityId } = context.member;
    await waitingOf(context.db, communityId, params.user_id);
    await revoke(context.db, communityId, params.user_id, context.now);
    await recordAct(context, { target: { kind: "membership", id: params.user_id } });
  }),
];

async function memberOf(db: Db, communityId: number, membershipId: number): Promise<TurnoverMember> {
  return found(await findMember(db, communityId, membershipId));
}

/** Of two administrators, the second sees what the first has done. The account is locked before the community. */
async function lockMember({ db }: Pick<Work, "db">, communityId: number, membershipId: number) {
  await lockPerson(db, (await memberOf(db, communityId, membershipId)).account_id);
  await lockCommunity(db, communityId);
  return memberOf(db, communityId, membershipId);
}

async function waitingOf(db: Db, communityId: number, membershipId: number): Promise<Waiting> {
  return found(await findWaiting(db, communityId, membershipId));
}

const mayAsk = async (db: Db, member: Member, membershipId: number) =>
  may.ask(member, {
    isRequested: (await findOpenRequest(db, member.communityId, membershipId)) !== undefined,
    hasObjected: await hasObjected(db, member.communityId, membershipId),
  });

type Asking = {
  readonly membershipId: number;
  readonly accountId: number;
  readonly language: string;
  readonly email: string;
  /** An invitation is at this address. */
  readonly before: string | null;
};

/** Nothing changes yet but that the employee is asked. The community is locked. */
async function ask(work: Work, member: Member, asking: Asking): Promise<void> {
  const { db, now } = work;
  const { communityId } = member;
  const { membershipId, accountId, email, language, before } = asking;
  assertMay(await mayAsk(db, member, membershipId));
  await assertAddress(db, communityId, membershipId, email, accountId);
  const made = await insertRequest(db, {
    community_id: communityId,
    membership_id: membershipId,
    employee_account_id: accountId,
    asked_by_membership_id: member.membershipId,
    email,
    language: language as Waiting["language"],
    asked_at: now,
  });
  if (!made) throw failure(turnoverErrors.ERROR_TURNOVER_REQUESTED);
  work.enqueue(sendTurnoverRequest, { communityId, requestId: made.id });
  await recordAct(work, {
    target: { kind: "membership", id: membershipId },
    changes: { email: [before, email] },
  });
}

async function assertAddress(
  db: Db,
  communityId: number,
  membershipId: number,
  email: string,
  accountId: number | null,
): Promise<void> {
  const work = (accountId && (await findEmail(db, accountId))) || null;
  const fault = await addressFault(db, { communityId, membershipId, email, work });
  if (fault) throw failure(fault, { field: "email" });
}

/** The same address gets a new key; an earlier request for another address is no hindrance. */
async function inviteAgain(work: Work, member: Member, waiting: Waiting): Promise<void> {
  const { db, now } = work;
  const { membership_id: id, employee_account_id, email } = waiting;
  if (await findOpenRequest(db, member.communityId, id))
    throw failure(turnoverErrors.ERROR_TURNOVER_REQUESTED);
  await assertAddress(db, member.communityId, id, email ?? "", employee_account_id);
  await askAgain(db, waiting.id, { asked_at: now, expires_at: invitationExpiry(now) });
  work.enqueue(sendTurnoverInvitation, { turnoverId: waiting.id, askedAt: now.toISOString() });
  await recordAct(work, { target: { kind: "membership", id }, changes: { email: [email, email] } });
}

/** The reader of a wrong mailbox is stopped at once; whoever comes instead is a matter for the employee again. */
async function readdress(work: Work, member: Member, waiting: Waiting, email: string): Promise<void> {
  const { membership_id: membershipId, employee_account_id, language, email: before } = waiting;
  await ask(work, member, {
    membershipId,
    accountId: employee_account_id ?? 0,
    language,
    email,
    before,
  });
  await revoke(work.db, member.communityId, membershipId, work.now);
}
