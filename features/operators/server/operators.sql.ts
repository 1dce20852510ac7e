import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

/**
 * Lets one change of who is an operator run at a time, so that two at once neither make two first operators nor remove
 * the last two. It comes before any other lock.
 */
export const lockOperators = (db: Db) =>
  sql`lock table operator_links in share row exclusive mode`.execute(db);

export const operators = (db: Db) =>
  db.selectFrom("accounts as a").where("a.kind", "=", "operator").where("a.email", "is not", null);
type Operators = ReturnType<typeof operators>;

const name = sql<string>`coalesce(nullif(trim(a.family_name || ' ' || a.given_name), ''), a.email)`;

/** Where the fields of the list come from. */
export const operatorFields = {
  fields: {
    id: "a.id",
    name,
    email: "a.email",
    state: sql`case when a.activated_at is null then 'invited' else 'active' end`,
    last_seen_at: sql`(select max(s.last_used_at) from sessions s where s.account_id = a.id)`,
    created_at: sql`coalesce(a.activated_at, a.created_at)`,
  },
  search: (query: Operators, like: string) =>
    query.where(sql<boolean>`a.family_name || ' ' || a.given_name || ' ' || a.email ilike ${like}`),
} as const;

const columns = [
  "a.id",
  "a.kind",
  "a.email",
  "a.language",
  "a.family_name",
  "a.given_name",
  "a.activated_at",
] as const;

export const findOperator = (db: Db, id: number) =>
  operators(db).select(columns).where("a.id", "=", id).executeTakeFirst();
export const findOperatorByEmail = (db: Db, email: string) =>
  operators(db).select(columns).where("a.email", "=", email).executeTakeFirst();
export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

export const findOwnOperator = (db: Db, id: number) =>
  operators(db)
    .select(["a.id", name.as("name"), "a.email", "a.language", "a.color_scheme"])
    .where("a.id", "=", id)
    .executeTakeFirst();

/** Returns the operators who have set up their accounts, in the order in which they came. */
export const listActiveOperators = (db: Db) =>
  operators(db).select(columns).where("a.activated_at", "is not", null).orderBy("a.id").execute();

export const hasOperator = async (db: Db): Promise<boolean> =>
  (await operators(db).select("a.id").where("a.activated_at", "is not", null).executeTakeFirst()) !==
  undefined;
