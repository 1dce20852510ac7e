import { accountClosed } from "#features/accounts/server/index.ts";
import { profilesErased } from "#features/memberships/server/index.ts";
import {
  type Actor,
  type ActTarget,
  officeActed,
  officeCalled,
  officeViewed,
  operatorActed,
} from "#kit/server/work/acts.ts";
import { type Listener, on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { eraseNames, eraseValues, findByNumber, insertEvent, wasViewedLately } from "./audit-events.sql.ts";

/** Paths name people in several ways; all these ids are of memberships. */
const people = ["user_id", "userId", "uid", "alumni_id", "alumni"];

/** Returns what a path names besides its community; the last name is the target. */
async function targetOf(
  work: Work,
  communityId: number,
  params: Readonly<Record<string, unknown>>,
): Promise<ActTarget> {
  const named = Object.entries(params).filter(([name, value]) => name !== "id" && Number.isInteger(value));
  const [name, value] = (named.at(-1) ?? []) as [string?, number?];
  if (name === undefined || value === undefined) return { kind: "community", id: communityId };
  if (people.includes(name)) return { kind: "membership", id: value };
  if (name !== "management_no") return { kind: name.replace(/(_id|Id)$/, ""), id: value };
  const id = await findByNumber(work, communityId, value);
  return id === undefined ? { kind: "management_no", id: value } : { kind: "membership", id };
}

async function keepView(work: Work, actor: Actor, act: string, target: ActTarget): Promise<void> {
  if (await wasViewedLately(work, actor, { act, target })) return;
  await insertEvent(work, actor, { act, isView: true, targets: [target] });
}

export const auditListeners: readonly Listener[] = [
  on(officeCalled, async (work, { params, act, isView, ...actor }) => {
    const target = await targetOf(work, actor.communityId, params);
    if (isView) await keepView(work, actor, act, target);
    else await insertEvent(work, actor, { act, targets: [target] });
  }),

  on(officeViewed, (work, { act, target, ...actor }) => keepView(work, actor, act, target)),

  // What was done to many at once, for one reason, is one event.
  on(officeActed, async (work, { acts, ...actor }) => {
    for (const same of Map.groupBy(acts, ({ act, reason }) => JSON.stringify([act, reason])).values())
      await insertEvent(work, actor, {
        act: same[0]?.act ?? "",
        reason: same[0]?.reason,
        targets: same.map(({ target, changes }) => ({ ...target, changes })),
      });
  }),

  // The community is told what was done to it, and not by which operator from where.
  on(operatorActed, async (work, { communityId, accountId, act, target, changes, reason, from }) => {
    if (communityId === null) return;
    const actor = { communityId, membershipId: null, accountId, from: from && { ...from, ipAddress: "" } };
    await insertEvent(work, actor, { act, reason, targets: [{ ...target, changes }] });
  }),

  on(profilesErased, async (work, { membershipIds }) => {
    await eraseValues(work, membershipIds);
  }),

  on(accountClosed, ({ db }, { accountId }) => eraseNames(db, accountId)),
];
