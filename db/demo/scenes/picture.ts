import { setOwnPicture } from "#features/profiles/contract/edit-calls.ts";
import { draw } from "../drawings/draw.ts";
import type { DemoPerson } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** Three of four people upload a picture of themselves. */
export async function showFaces(stage: Stage, people: readonly DemoPerson[]): Promise<void> {
  const show = async (person: DemoPerson) => {
    const image = await draw(person.hair === "long" ? "longHaired" : "shortHaired", faceOf(person));
    await (await stage.as(person))(setOwnPicture, { files: { image } });
  };
  await Promise.all(people.filter((_, i) => i % 4 !== 3).map(show));
}

/** The number is the person's own, so that they always look the same. */
const faceOf = ({ key }: DemoPerson): number =>
  [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9_973;
