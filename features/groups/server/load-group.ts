import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import { groupActs } from "../contract/audit-names.ts";
import { findGroup, findStatus, type GroupFactsRow, lockGroup } from "./groups.sql.ts";
import { type GroupFacts, may } from "./policy.ts";

export const factsOf = (
  member: Pick<Member, "membershipId">,
  row: Pick<GroupFactsRow, "creator_membership_id" | "is_invitation_only" | "published">,
  status: number | null,
): GroupFacts => ({
  own: row.creator_membership_id === member.membershipId,
  invitationOnly: row.is_invitation_only,
  published: row.published,
  status,
});

export type LoadedGroup = {
  readonly row: GroupFactsRow;
  readonly member: Member;
  readonly facts: GroupFacts;
};
type GroupContext = Pick<Context, "db" | "enter">;

/** Loads the group as the caller sees it. @throws RECORD_NOT_FOUND for a group they may not see */
export async function loadGroup(context: GroupContext, id: number, find = findGroup): Promise<LoadedGroup> {
  const found = await findGroup(context.db, id);
  const member = found && (await context.enter(found.community_id));
  const row = find === findGroup ? found : await find(context.db, id);
  if (!row || !member) throw failure(commonErrors.RECORD_NOT_FOUND);
  const facts = factsOf(member, row, await findStatus(context.db, id, member.membershipId));
  if (!may.see(member, facts)) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { row, member, facts };
}

/** Loads a group that is shown. Groups that only administrators may see of others are recorded. */
export async function loadGroupToRead(
  context: GroupContext & Pick<Context, "inTransaction">,
  id: number,
): Promise<LoadedGroup> {
  const group = await loadGroup(context, id);
  const { row, member, facts } = group;
  if (!may.see({ ...member, role: "member" }, facts))
    await context.inTransaction((work) =>
      recordView(work, groupActs.viewGroup, { kind: "group", id, membershipId: row.creator_membership_id }),
    );
  return group;
}

/** Loads the group and locks it with its members until the transaction ends. */
export const loadGroupForChange = (context: GroupContext, id: number): Promise<LoadedGroup> =>
  loadGroup(context, id, lockGroup);
