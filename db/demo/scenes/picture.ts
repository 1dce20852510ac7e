import { setAccountPicture, setCommunityPictures } from "../bootstrap.sql.ts";
import { draw } from "../drawings/draw.ts";
import type { DemoPerson } from "../people/person.ts";
import type { Stage } from "../stage.ts";
import { memberOf } from "./members.ts";
import { uploadPicture } from "./write.ts";

/** Three of four people upload a picture of themselves. */
export async function showFaces(
  stage: Stage,
  communityId: number,
  people: readonly DemoPerson[],
): Promise<void> {
  const { kysely } = stage.server.services.database;
  const show = async (person: DemoPerson) => {
    const { accountId } = await memberOf(stage, communityId, person);
    const face = await draw(person.hair === "long" ? "longHaired" : "shortHaired", faceOf(person));
    const fileId = await uploadPicture(await stage.as(person), communityId, "user_icon", face);
    await setAccountPicture(kysely, accountId, fileId);
  };
  await Promise.all(people.filter((_, i) => i % 4 !== 3).map(show));
}

/** The number is the person's own, so that they always look the same. */
const faceOf = ({ key }: DemoPerson): number =>
  [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9_973;

export async function hangPictures(
  stage: Stage,
  communityId: number,
  administrator: DemoPerson,
): Promise<void> {
  const as = await stage.as(administrator);
  const header_file_id = await uploadPicture(as, communityId, "community_header", await draw("header", 1));
  const mark = await uploadPicture(as, communityId, "user_icon", await draw("mark", 1));
  const pictures = { header_file_id, profile_file_id: mark, operating_file_id: mark };
  await setCommunityPictures(stage.server.services.database.kysely, communityId, pictures);
}
