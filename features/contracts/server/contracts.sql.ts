import { sql } from "kysely";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import type { ContractFields, PlanAnswer, PlanChoice } from "../contract/calls.ts";

/** A community whose contract nobody has written yet has one without a plan. */
export const findContract = (db: Db, communityId: number) =>
  db
    .selectFrom("communities as c")
    .leftJoin("contracts as k", "k.community_id", "c.id")
    .select([
      "c.member_limit",
      "c.alumni_count",
      "c.employee_count",
      "k.plan",
      "k.renewal_date",
      sql<string[]>`coalesce(k.options, '{}')`.as("options"),
      sql<number>`coalesce(k.purchased_points, 0)`.as("purchased_points"),
      sql<Date>`coalesce(k.updated_at, c.created_at)`.as("updated_at"),
    ])
    .where("c.id", "=", communityId)
    .executeTakeFirst();

type Written = Omit<ContractFields, "member_limit">;

export const upsertContract = (db: Db, community_id: number, contract: Written, updated_at: Date) =>
  db
    .insertInto("contracts")
    .values({ community_id, ...contract, updated_at })
    .onConflict((conflict) => conflict.column("community_id").doUpdateSet({ ...contract, updated_at }))
    .execute();

type Entry = Omit<NewRow<"contract_history">, "changes" | "id"> & { readonly changes?: Changes };

export const insertEntry = (db: Db, { changes = {}, ...entry }: Entry) =>
  db
    .insertInto("contract_history")
    .values({ ...entry, changes: asJson(changes) })
    .execute();

const requestColumns = [
  "r.choice",
  "r.remarks",
  "r.requested_at",
  "r.answer",
  "r.answer_text",
  "r.answered_at",
] as const;

export const findOpenRequest = (db: Db, communityId: number) =>
  db
    .selectFrom("plan_requests as r")
    .select(requestColumns)
    .where("r.community_id", "=", communityId)
    .where("r.answered_at", "is", null)
    .executeTakeFirst();

/** Returns undefined where a request is open already. */
export const insertRequest = (db: Db, request: NewRow<"plan_requests">) =>
  db
    .insertInto("plan_requests")
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

type Answer = {
  readonly answer: PlanAnswer;
  readonly answer_text: string;
  readonly answered_at: Date;
  readonly answered_by_account_id: number;
};

/** Of two answers the second finds nothing. */
export const answerRequest = (db: Db, key: { communityId: number; requestId: number }, answer: Answer) =>
  db
    .updateTable("plan_requests")
    .set(answer)
    .where("community_id", "=", key.communityId)
    .where("id", "=", key.requestId)
    .where("answered_at", "is", null)
    .returning((eb) => [eb.ref("choice").$castTo<PlanChoice>().as("choice"), "remarks"])
    .executeTakeFirst();

/** The requests of all communities, which operators answer. */
export const planRequestsOf = (db: Db) =>
  db
    .selectFrom("plan_requests as r")
    .innerJoin("communities as c", "c.id", "r.community_id")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "r.community_id").onRef("m.id", "=", "r.membership_id"),
    )
    .leftJoin("accounts as o", "o.id", "r.answered_by_account_id");

const historyOf = (db: Db, communityId: number) =>
  db.selectFrom("contract_history as h").where("h.community_id", "=", communityId);

export const countHistory = (db: Db, communityId: number) =>
  historyOf(db, communityId)
    .select((eb) => eb.fn.countAll<number>().as("records"))
    .executeTakeFirstOrThrow();

export const listHistory = (db: Db, communityId: number, page: { limit: number; offset: number }) =>
  historyOf(db, communityId)
    .leftJoin("plan_requests as r", (join) =>
      join.onRef("r.community_id", "=", "h.community_id").onRef("r.id", "=", "h.request_id"),
    )
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "h.community_id").onRef("m.id", "=", "h.membership_id"),
    )
    .select(["h.id", "h.changed_at", "h.changes", "h.operator_account_id", "h.request_id", ...requestColumns])
    .select(sql<string | null>`case when has_ended(m.state) then null else m.display_name end`.as("name"))
    .orderBy("h.id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
export type ContractEntryRow = Awaited<ReturnType<typeof listHistory>>[number];

export const findContractor = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["a.email", "a.language", "a.family_name", "a.given_name"])
    .where("m.community_id", "=", communityId)
    .where("m.role", "=", "contractor")
    .where("m.state", "=", "participating")
    .executeTakeFirst();

export const findCommunityName = (db: Db, communityId: number) =>
  db.selectFrom("communities").select("name").where("id", "=", communityId).executeTakeFirstOrThrow();
