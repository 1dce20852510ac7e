import { sql } from "kysely";
import { planRequestsOf } from "#features/contracts/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { ListedPlanRequest, RequestState } from "../contract/calls.ts";

const state = sql<RequestState>`coalesce(r.answer, 'open')`;
/** A contractor who has left has no name. */
const contractor = sql<string | null>`case when has_ended(m.state) then null else m.display_name end`;
const answeredBy = sql<string | null>`nullif(trim(o.family_name || ' ' || o.given_name), '')`;

export const requests = (db: Db) => planRequestsOf(db);
type Requests = ReturnType<typeof requests>;

/** Where the fields of the list come from. */
export const requestFields = {
  fields: {
    id: "r.id",
    community_id: "r.community_id",
    community: "c.name",
    choice: "r.choice",
    state,
    remarks: "r.remarks",
    contractor,
    requested_at: "r.requested_at",
    answered_at: "r.answered_at",
    answered_by: answeredBy,
  },
  search: (query: Requests, like: string) =>
    query.where(
      sql<boolean>`concat_ws(' ', c.name, c.corporation_name, m.display_name, r.remarks, r.answer_text) ilike ${like}`,
    ),
} as const;

export const findRequest = (db: Db, key: { readonly communityId: number; readonly requestId: number }) =>
  requests(db)
    .select((eb) => [
      "r.id",
      "r.community_id",
      "c.name as community",
      eb.ref("r.choice").$castTo<ListedPlanRequest["choice"]>().as("choice"),
      state.as("state"),
      "r.remarks",
      contractor.as("contractor"),
      "r.requested_at",
      "r.answered_at",
      "r.answer_text",
      answeredBy.as("answered_by"),
    ])
    .where("r.community_id", "=", key.communityId)
    .where("r.id", "=", key.requestId)
    .executeTakeFirst();
