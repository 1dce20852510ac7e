import type { Db } from "#kit/server/database/database.ts";
import { castPasswordHash } from "#kit/testing/cast.ts";

const journeys = ["forgotten", "moved", "linked", "protected", "returned", "guarded"] as const;
const TRIES = 2;

/** Each journey that changes how she signs in or is mailed has an alumna of no community, for each try. */
export const accountOwner = (journey: (typeof journeys)[number], retry: number): string =>
  `${journey}-${retry}@example.jp`;

/** With accounts of their own, these journeys end nobody else's session and change nobody else's password. */
export async function layAccountOwners(db: Db): Promise<void> {
  const at = new Date();
  const emails = journeys.flatMap((journey) =>
    Array.from({ length: TRIES }, (_, retry) => accountOwner(journey, retry)),
  );
  await db
    .insertInto("accounts")
    .values(
      emails.map((email) => ({
        kind: "alumnus",
        email,
        password_hash: castPasswordHash,
        family_name: "小川",
        given_name: "渚",
        family_name_kana: "オガワ",
        given_name_kana: "ナギサ",
        birthday: "1990-07-20",
        activated_at: at,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
}
