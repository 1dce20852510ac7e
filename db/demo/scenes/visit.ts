import { recordLoginCommunity } from "#features/communities/contract/calls.ts";
import type { DemoPerson } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** Somebody visits, as everybody does who reads, and the figures count it. */
export async function visit(stage: Stage, communityId: number, person: DemoPerson): Promise<void> {
  await (await stage.as(person))(recordLoginCommunity, { params: { id: communityId } });
}
