import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { contentTypes } from "../contract/content-type.ts";
import { readsJobOffersSql } from "./policy.sql.ts";

/** Those of `ids` who are here and can read a post of this kind. */
export const findReaders = (
  db: Db,
  place: { communityId: number; contentType: number; writerId: number },
  ids: readonly number[],
) =>
  db
    .selectFrom("memberships as m")
    .select(["m.id", "m.display_name"])
    .where("m.community_id", "=", place.communityId)
    .where("m.id", "in", [...ids])
    .where("m.state", "=", "participating")
    .$if(place.contentType === contentTypes.jobOffer, (query) =>
      query.where((eb) =>
        eb.or([sql.raw<boolean>(readsJobOffersSql("m.kind", "m.role")), eb("m.id", "=", place.writerId)]),
      ),
    )
    .execute();
