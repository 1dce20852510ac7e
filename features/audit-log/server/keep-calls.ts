import { accountClosed } from "#features/accounts/server/index.ts";
import { profilesErased } from "#features/memberships/server/index.ts";
import { type ActTarget, officeActed, officeCalled } from "#kit/server/work/acts.ts";
import { type Listener, on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { eraseAddresses, eraseValues, findByNumber, insertEvents } from "./audit-events.sql.ts";

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

export const auditListeners: readonly Listener[] = [
  on(officeCalled, async (work, { params, act, ...actor }) => {
    await insertEvents(work, actor, [{ act, target: await targetOf(work, actor.communityId, params) }]);
  }),

  on(officeActed, (work, { acts, ...actor }) => insertEvents(work, actor, acts)),

  on(profilesErased, async (work, { membershipIds }) => {
    await eraseValues(work, membershipIds);
  }),

  on(accountClosed, async (work, { accountId }) => {
    await eraseAddresses(work, accountId);
  }),
];
