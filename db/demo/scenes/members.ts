import { showCommunity } from "#features/communities/contract/calls.ts";
import { type DemoPerson, emailOf } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** Returns by which id others in the community know the person, who may enter it. */
export async function memberIdOf(stage: Stage, communityId: number, person: DemoPerson): Promise<number> {
  const key = `${communityId} ${emailOf(person)}`;
  const known = stage.memberIds.get(key);
  if (known !== undefined) return known;
  const { data } = await (await stage.as(person))(showCommunity, { params: { id: communityId } });
  stage.memberIds.set(key, data.me.id);
  return data.me.id;
}
