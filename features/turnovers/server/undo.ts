import { deleteAbandoned, lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { chatsReleased, chatsWithheld } from "#features/memberships/server/events.ts";
import { describeMembership, turnMembership } from "#features/memberships/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { found } from "#kit/server/failure.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { TURNOVER_UNDO_DAYS } from "../contract/limits.ts";
import { tellAccount } from "./news-letters.ts";
import { may } from "./policy.ts";
import { endRequest, findOpenRequest, findRequestOfTurnover } from "./requests.sql.ts";
import {
  type DescriptionBefore,
  deleteTurnover,
  findAccepted,
  findMember,
  findWaiting,
  isHere,
  isNumberTaken,
  type TurnoverMember,
} from "./turnovers.sql.ts";

export type Undoable = {
  readonly id: number;
  readonly employee_account_id: number | null;
  readonly accepted_at: Date;
  readonly description_before: DescriptionBefore | null;
};

/** Finds a turnover that was accepted no longer ago than it may be undone. */
export async function findUndoable(
  { db, now }: Pick<Work, "db" | "now">,
  communityId: number,
  membershipId: number,
): Promise<Undoable | undefined> {
  const since = new Date(now.getTime() - TURNOVER_UNDO_DAYS * DAY_MS);
  const row = await findAccepted(db, communityId, membershipId, since);
  return row?.accepted_at ? { ...row, accepted_at: row.accepted_at } : undefined;
}

/** Takes the open request back, and gives the membership back to the employee's account where it has gone from there. */
export async function undo(work: Work, member: Member, membershipId: number): Promise<void> {
  const { db } = work;
  const { communityId } = member;
  const person = await lockBoth(work, communityId, membershipId);
  const request = await findOpenRequest(db, communityId, membershipId);
  const waiting = await findWaiting(db, communityId, membershipId);
  const accepted = waiting ? undefined : await findUndoable(work, communityId, membershipId);
  if (request) await endRequest(db, request, "cancelled", work.now);
  const isOnlyRequested = request !== undefined && person.kind === "employee";
  if (isOnlyRequested) await tellAccount(work, communityId, request.employee_account_id, "cancelled");
  else await giveBack(work, member, person, found(waiting ?? accepted));
  await recordAct(work, {
    target: { kind: "membership", id: membershipId },
    changes: { email: [waiting?.email ?? request?.email ?? person.email, null] },
  });
}

/** Accounts are locked by id, since the one that loses and the one that gets the membership may both be in use. */
async function lockBoth(
  { db, now }: Work,
  communityId: number,
  membershipId: number,
): Promise<TurnoverMember> {
  const seen = found(await findMember(db, communityId, membershipId));
  const turnover =
    (await findWaiting(db, communityId, membershipId)) ??
    (await findUndoable({ db, now }, communityId, membershipId));
  const accounts = [seen.account_id, turnover?.employee_account_id ?? seen.account_id];
  for (const id of new Set(accounts.toSorted((a, b) => a - b))) await lockPerson(db, id);
  await lockCommunity(db, communityId);
  return found(await findMember(db, communityId, membershipId));
}

type Standing = {
  readonly id: number;
  readonly employee_account_id: number | null;
  readonly accepted_at: Date | null;
  readonly description_before?: unknown;
};

async function giveBack(
  work: Work,
  member: Member,
  person: TurnoverMember,
  turnover: Standing,
): Promise<void> {
  const { db } = work;
  const { communityId } = member;
  const { accepted_at: since, employee_account_id } = turnover;
  if (since) assertMay(may.undoAccepted(member));
  const holderId = employee_account_id ?? 0;
  assertMay(
    may.giveBack({
      isOpen: (await lockPerson(db, holderId)) !== undefined,
      isHere: await isHere(db, communityId, holderId),
    }),
  );
  const key = { membershipId: person.id };
  // What the alumnus has begun is theirs; what the employee had kept opens to them again.
  if (since) await work.emit(chatsWithheld, { ...key, holderId: person.account_id, since });
  await work.emit(chatsReleased, { ...key, holderId });
  await turnMembership(work, {
    communityId,
    ...key,
    from: person,
    // Until somebody accepts, everybody who waits is paused; afterwards it is the office that has paused them.
    to: { account_id: holderId, kind: "employee", state: since ? person.state : "participating" },
  });
  if (since) await describeAsBefore(work, communityId, person.id, turnover.description_before);
  const request = await findRequestOfTurnover(db, communityId, turnover.id);
  if (request) await endRequest(db, request, "undone", work.now);
  await deleteTurnover(db, turnover.id);
  if (since) await tellAccount(work, communityId, person.account_id, "takenBack");
  else await deleteAbandoned(db, [person.account_id]);
  await tellAccount(work, communityId, holderId, "givenBack");
}

async function describeAsBefore(
  { db, now }: Pick<Work, "db" | "now">,
  communityId: number,
  membershipId: number,
  stored: unknown,
): Promise<void> {
  if (!stored) return;
  const { employee_id, ...before } = stored as DescriptionBefore;
  const isTaken = employee_id !== null && (await isNumberTaken(db, communityId, employee_id));
  await describeMembership(
    db,
    membershipId,
    { ...before, employee_id: isTaken ? null : employee_id },
    { now },
  );
}
