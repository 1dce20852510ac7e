import { deleteAbandoned, insertPlaceholder, lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { isMemberEmail, turnMembership } from "#features/memberships/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
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
import { TURNOVER_INVITATION_DAYS } from "../contract/limits.ts";
import { sendTurnoverInvitation } from "./invitation-mail.ts";
import { may } from "./policy.ts";
import {
  askAgain,
  countKept,
  deleteTurnover,
  findEmail,
  findMember,
  findWaiting,
  insertTurnover,
  isHere,
  isInvited,
  revoke,
  type TurnoverMember,
} from "./turnovers.sql.ts";

export const turnOverRoutes = [
  serve(showTurnover, async ({ db, member, now }, { params }) => {
    const person = await memberOf(db, member.communityId, params.user_id);
    const waiting = await findWaiting(db, member.communityId, person.id);
    const verdict = may.turnOver(person);
    const state = () => {
      if (waiting?.revoked_at) return "revoked" as const;
      return waiting && waiting.expires_at <= now ? ("expired" as const) : ("valid" as const);
    };
    return {
      data: {
        name: `${person.family_name} ${person.given_name}`.trim() || person.display_name,
        refusal: waiting || verdict === true ? null : verdict.code,
        kept: await countKept(db, person.id),
        waiting: waiting
          ? {
              email: waiting.email ?? "",
              asked_at: waiting.asked_at.toISOString(),
              expires_at: waiting.expires_at.toISOString(),
              state: state(),
            }
          : null,
      },
    };
  }),

  serve(turnOver, async (context, { params, body }) => {
    const { db, now, member } = context;
    const { communityId } = member;
    const person = await lockMember(context, communityId, params.user_id);
    assertMay(may.turnOver(person));
    await assertAddress(db, communityId, person.id, { email: body.email, work: person.email });
    const { family_name, given_name, family_name_kana, given_name_kana } = person;
    const names = { family_name, given_name, family_name_kana, given_name_kana };
    const { id: account_id } = await insertPlaceholder(db, names, now);
    await turnMembership(context, {
      communityId,
      membershipId: person.id,
      from: person,
      to: { account_id, kind: "alumnus", state: "paused" },
    });
    await invite(context, {
      community_id: communityId,
      membership_id: person.id,
      employee_account_id: person.account_id,
      language: person.language,
      email: body.email,
    });
    await recordAct(context, { target: { kind: "membership", id: person.id } });
  }),

  serve(undoTurnover, async (context, { params }) => {
    const { db, member } = context;
    const { communityId } = member;
    const seen = await waitingOf(db, communityId, params.user_id);
    const account_id = seen.employee_account_id ?? 0;
    const owner = await lockPerson(db, account_id);
    const person = await lockMember(context, communityId, params.user_id);
    const { id } = await waitingOf(db, communityId, person.id);
    assertMay(may.undo({ isOpen: owner !== undefined, isHere: await isHere(db, communityId, account_id) }));
    await turnMembership(context, {
      communityId,
      membershipId: person.id,
      from: person,
      to: { account_id, kind: "employee", state: "participating" },
    });
    await deleteTurnover(db, id);
    await deleteAbandoned(db, [person.account_id]);
    await recordAct(context, { target: { kind: "membership", id: person.id } });
  }),

  serve(inviteTurnedOver, async (context, { params, body }) => {
    const { db, now, member } = context;
    const { communityId } = member;
    await lockCommunity(db, communityId);
    const waiting = await waitingOf(db, communityId, params.user_id);
    const work = waiting.employee_account_id && (await findEmail(db, waiting.employee_account_id));
    await assertAddress(db, communityId, waiting.membership_id, { email: body.email, work: work || null });
    if (body.email === waiting.email) {
      await askAgain(db, waiting.id, { asked_at: now, expires_at: expiryFrom(now) });
      enqueueMail(context, waiting.id);
    } else {
      // The reader of a wrong mailbox loses everything, a registration they have begun included.
      await deleteTurnover(db, waiting.id);
      const { community_id, membership_id, employee_account_id, language } = waiting;
      const { email } = body;
      await invite(context, {
        community_id,
        membership_id,
        employee_account_id,
        language,
        email,
      });
    }
    await recordAct(context, { target: { kind: "membership", id: waiting.membership_id } });
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

async function waitingOf(db: Db, communityId: number, membershipId: number) {
  return found(await findWaiting(db, communityId, membershipId));
}

type Addresses = { readonly email: string; readonly work: string | null };

async function assertAddress(db: Db, communityId: number, membershipId: number, { email, work }: Addresses) {
  const at = { field: "email" };
  if (email === work) throw failure(turnoverErrors.ERROR_TURNOVER_WORK_ADDRESS, at);
  if (await isMemberEmail(db, { communityId, kind: "alumnus", email }))
    throw failure(turnoverErrors.ERROR_TURNOVER_ALUMNUS_HERE, at);
  if (await isMemberEmail(db, { communityId, kind: "employee", email }))
    throw failure(turnoverErrors.ERROR_TURNOVER_EMPLOYEE_HERE, at);
  if (await isInvited(db, communityId, email, membershipId))
    throw failure(turnoverErrors.ERROR_TURNOVER_INVITED_HERE, at);
}

type Invited = Omit<
  Parameters<typeof insertTurnover>[1],
  "asked_at" | "expires_at" | "invited_by_membership_id"
>;
type Inviting = Work & { readonly member: { readonly membershipId: number } };

async function invite(work: Inviting, turned: Invited) {
  const { id } = await insertTurnover(work.db, {
    ...turned,
    invited_by_membership_id: work.member.membershipId,
    asked_at: work.now,
    expires_at: expiryFrom(work.now),
  });
  enqueueMail(work, id);
}

const expiryFrom = (now: Date) => new Date(now.getTime() + TURNOVER_INVITATION_DAYS * DAY_MS);

const enqueueMail = (work: Work, turnoverId: number) =>
  work.enqueue(sendTurnoverInvitation, { turnoverId, askedAt: work.now.toISOString() });
