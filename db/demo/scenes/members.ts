import { findMemberIds } from "../bootstrap.sql.ts";
import { type DemoPerson, emailOf } from "../people/person.ts";
import type { Stage } from "../stage.ts";

export type DemoMember = { readonly accountId: number; readonly membershipId: number };

/** @throws where the person does not belong to the community */
export async function memberOf(stage: Stage, communityId: number, person: DemoPerson): Promise<DemoMember> {
  const members = await findMemberIds(stage.server.services.database.kysely, communityId);
  const member = members.find(({ email }) => email === emailOf(person));
  if (!member) throw new Error(`${person.key} is no member`);
  return { accountId: member.account_id, membershipId: member.membership_id };
}
