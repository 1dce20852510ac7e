import { sql } from "kysely";
import type { Description } from "#features/employees/server/index.ts";
import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { NamedTarget } from "#kit/server/bulk/bulk-acts.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { ImportVerdict } from "../contract/fields.ts";
import type { ImportKey } from "./imports.sql.ts";
import type { RowValues } from "./interpret.ts";
import type { Findings } from "./rows.sql.ts";

/** A bulk act names a row by these. */
const asTarget = ["id", "number", "name"] as const;

const rowsOf = (db: Db, { communityId, importId }: ImportKey) =>
  db
    .selectFrom("people_import_rows")
    .select(asTarget)
    .where("community_id", "=", communityId)
    .where("import_id", "=", importId)
    .orderBy("number");

export const listToApply = (db: Db, key: ImportKey): Promise<NamedTarget[]> =>
  rowsOf(db, key).where("verdict", "in", ["new", "changed"]).where("applied_at", "is", null).execute();

export const listApplied = (db: Db, key: ImportKey): Promise<NamedTarget[]> =>
  rowsOf(db, key).where("applied_at", "is not", null).where("undone_at", "is", null).execute();

/** Lists the rows that have entered somebody new without a mail. */
export const listHeld = (db: Db, key: ImportKey): Promise<NamedTarget[]> =>
  rowsOf(db, key)
    .where("verdict", "=", "new")
    .where("applied_at", "is not", null)
    .where("undone_at", "is", null)
    .where("invited_at", "is", null)
    .execute();

/** Finds what carrying out and undoing need of a row and of the current membership. */
export const findStaged = async (db: Db, communityId: number, ids: readonly number[]) => {
  const rows = await db
    .selectFrom("people_import_rows as r")
    .innerJoin("people_imports as i", (join) =>
      join.onRef("i.community_id", "=", "r.community_id").onRef("i.id", "=", "r.import_id"),
    )
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "r.community_id").onRef("m.id", "=", "r.membership_id"),
    )
    .leftJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("alumni_invitations as v", (join) =>
      join
        .onRef("v.community_id", "=", "r.community_id")
        .on("i.kind", "=", "alumni")
        .on(sql<boolean>`v.email = r.values ->> 'email'`),
    )
    // The policy is asked for whoever has started the import, and for whoever undoes it.
    .leftJoin("activities as s", (join) =>
      join
        .onRef("s.community_id", "=", "i.community_id")
        .on(sql<boolean>`s.id = coalesce(i.undo_activity_id, i.activity_id)`),
    )
    .leftJoin("memberships as by", (join) =>
      join.onRef("by.community_id", "=", "s.community_id").onRef("by.id", "=", "s.actor_membership_id"),
    )
    .select([
      "r.id",
      "r.number",
      "r.name",
      "i.kind",
      "by.id as by_id",
      "by.role as by_role",
      "m.role",
      sql<ImportVerdict | null>`r.verdict`.as("verdict"),
      sql<RowValues>`r.values`.as("values"),
      sql<Findings>`r.findings`.as("findings"),
      "r.applied_at",
      "r.invited_at",
      "r.undone_at",
      "r.membership_id",
      sql<(Description & { readonly state: MembershipState }) | null>`r.before`.as("before"),
      "m.state",
      "m.updated_at",
      "m.account_id",
      "a.activated_at",
      "v.id as invitation_id",
      "v.asked_at",
      "v.answered_at",
    ])
    .where("r.community_id", "=", communityId)
    .where("r.id", "in", [...ids])
    .orderBy("r.number")
    .execute();
  return rows.map(
    ({ state, updated_at, role, by_id, by_role, invitation_id, asked_at, answered_at, ...row }) => ({
      ...row,
      by: { membershipId: by_id ?? 0, role: by_role ?? "member" } as const,
      present: state && updated_at && role ? { state, updated_at, role } : null,
      invitation: invitation_id && asked_at ? { id: invitation_id, asked_at, answered_at } : null,
    }),
  );
};

export type StagedRow = Awaited<ReturnType<typeof findStaged>>[number];

const entered = (db: Db, communityId: number, ids: readonly number[]) =>
  db
    .selectFrom("people_import_rows as r")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "r.community_id").onRef("m.id", "=", "r.membership_id"),
    )
    .where("r.community_id", "=", communityId)
    .where("r.id", "in", [...ids]);

/** Locks the accounts that rows have entered, in the same way as a registration does. */
export const lockAccountsEntered = (db: Db, communityId: number, ids: readonly number[]) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", entered(db, communityId, ids).select("m.account_id"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Locks the memberships that rows have entered until the transaction ends. */
export const lockEntered = (db: Db, communityId: number, ids: readonly number[]) =>
  db
    .selectFrom("memberships")
    .select("id")
    .where("id", "in", entered(db, communityId, ids).select("m.id"))
    .orderBy("id")
    .forUpdate()
    .execute();

export type AppliedRow = {
  readonly id: number;
  readonly membershipId: number | null;
  readonly before: object | null;
};

export const markApplied = (db: Db, communityId: number, rows: readonly AppliedRow[], now: Date) =>
  sql`
    update people_import_rows r
    set applied_at = ${now}, membership_id = given.membership, before = given.before::jsonb
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ membershipId }) => membershipId)}::bigint[],
      ${rows.map(({ before }) => before && JSON.stringify(before))}::text[]) as given (id, membership, before)
    where r.community_id = ${communityId} and r.id = given.id`.execute(db);

export const markInvited = (db: Db, communityId: number, ids: readonly number[], now: Date) =>
  db
    .updateTable("people_import_rows")
    .set({ invited_at: now })
    .where("community_id", "=", communityId)
    .where("id", "in", [...ids])
    .execute();

export const markUndone = (db: Db, communityId: number, ids: readonly number[], now: Date) =>
  db
    .updateTable("people_import_rows")
    .set({ undone_at: now })
    .where("community_id", "=", communityId)
    .where("id", "in", [...ids])
    .execute();

/** Counts the rows that wait, were mailed, are held back, and whose people have registered since. */
export const countSteps = (db: Db, { communityId, importId }: ImportKey, kind: string) =>
  db
    .selectFrom("people_import_rows as r")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "r.community_id").onRef("m.id", "=", "r.membership_id"),
    )
    .select([
      sql<number>`(count(*) filter (where r.verdict in ('new', 'changed') and r.applied_at is null))::int`.as(
        "waiting",
      ),
      sql<number>`(count(*) filter (where r.invited_at is not null and r.undone_at is null))::int`.as("sent"),
      sql<number>`(count(*) filter (where r.verdict = 'new' and r.applied_at is not null and r.invited_at is null
        and r.undone_at is null))::int`.as("held"),
      sql<number>`(count(*) filter (where r.verdict = 'new' and r.undone_at is null and case when ${kind} = 'employees'
        then ${sql.raw(isInsideSql("m"))}
        else exists (select from accounts a join memberships own on own.account_id = a.id
          where a.kind = 'alumnus' and a.email = r.values ->> 'email' and own.community_id = r.community_id
            and ${sql.raw(isInsideSql("own"))}) and r.applied_at is not null end))::int`.as("registered"),
    ])
    .where("r.community_id", "=", communityId)
    .where("r.import_id", "=", importId)
    .executeTakeFirstOrThrow();
