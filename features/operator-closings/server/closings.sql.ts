import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

/** Two acts on one closing come one after the other. */
export const lockClosing = (db: Db, communityId: number) =>
  db
    .selectFrom("community_closings")
    .selectAll()
    .where("community_id", "=", communityId)
    .forUpdate()
    .executeTakeFirst();

export const findClosing = (db: Db, communityId: number) =>
  db
    .selectFrom("community_closings as c")
    .innerJoin("accounts as begun", "begun.id", "c.started_by_account_id")
    .leftJoin("accounts as erased", "erased.id", "c.erasure_by_account_id")
    .selectAll("c")
    .select([
      sql<string>`concat_ws(' ', begun.family_name, begun.given_name)`.as("started_by"),
      sql<string>`concat_ws(' ', erased.family_name, erased.given_name)`.as("erasure_by"),
    ])
    .where("c.community_id", "=", communityId)
    .executeTakeFirst();

/** A community that is closing stays suspended. */
export const isClosing = async (db: Db, communityId: number): Promise<boolean> =>
  (await db
    .selectFrom("community_closings")
    .select("community_id")
    .where("community_id", "=", communityId)
    .executeTakeFirst()) !== undefined;

export const findWholeCommunity = (db: Db, communityId: number) =>
  db.selectFrom("communities").selectAll().where("id", "=", communityId).executeTakeFirstOrThrow();

export const findClosingCommunity = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select([
      "name",
      "alumni_count as alumni",
      "employee_count as employees",
      "candidate_count as candidates",
    ])
    .where("id", "=", communityId)
    .executeTakeFirst();

/** Returns false where it is closing already. The contractor is remembered until the end is told. */
export const insertClosing = async (
  db: Db,
  closing: { community_id: number; name: string; started_at: Date; started_by_account_id: number },
) =>
  (await db
    .insertInto("community_closings")
    .values((eb) => {
      const contractor = eb
        .selectFrom("memberships as m")
        .innerJoin("accounts as a", "a.id", "m.account_id")
        .where("m.community_id", "=", closing.community_id)
        .where("m.role", "=", "contractor")
        .where("m.state", "=", "participating");
      return {
        ...closing,
        contractor_email: contractor.select("a.email"),
        contractor_language: contractor.select("a.language"),
      };
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("community_id")
    .executeTakeFirst()) !== undefined;

export const deleteClosing = (db: Db, communityId: number) =>
  db.deleteFrom("community_closings").where("community_id", "=", communityId).execute();

type Exported = {
  readonly exported_at: Date;
  readonly export_sha256: Buffer;
  readonly export_bytes: number;
  readonly export_rows: number;
  readonly export_files: number;
};

/** The last export counts, as long as nothing is erased. */
export const markExported = (db: Db, communityId: number, exported: Exported) =>
  db
    .updateTable("community_closings")
    .set(exported)
    .where("community_id", "=", communityId)
    .where("erasure_started_at", "is", null)
    .execute();

export const markErasing = (db: Db, communityId: number, accountId: number, now: Date) =>
  db
    .updateTable("community_closings")
    .set({ erasure_started_at: now, erasure_by_account_id: accountId })
    .where("community_id", "=", communityId)
    .execute();

/** Counts what a step has erased, in the transaction that erases it. */
export const countErased = (db: Db, communityId: number, table: string, rows: number) =>
  sql`update community_closings set
      erased_rows = jsonb_set(erased_rows, array[${table}]::text[],
        to_jsonb(coalesce((erased_rows ->> ${table})::bigint, 0) + ${rows}::bigint))
    where community_id = ${communityId}`.execute(db);

/** Returns whom to tell, who is then forgotten. */
export const markErased = async (db: Db, communityId: number, now: Date) => {
  const before = await lockClosing(db, communityId);
  await db
    .updateTable("community_closings")
    .set({ erased_at: now, contractor_email: null, contractor_language: null })
    .where("community_id", "=", communityId)
    .execute();
  return before;
};

/** Where the fields of the list come from. */
export const closings = (db: Db) => db.selectFrom("community_closings as c");
type Closings = ReturnType<typeof closings>;
export const closingFields = {
  fields: {
    id: "c.community_id",
    name: "c.name",
    state: sql`case when c.erased_at is not null then 'erased' when c.erasure_started_at is not null then 'erasing'
      when c.exported_at is not null then 'exported' else 'closing' end`,
    started_at: "c.started_at",
    exported_at: "c.exported_at",
    erased_at: "c.erased_at",
  },
  search: (query: Closings, like: string) => query.where("c.name", "ilike", like),
} as const;
