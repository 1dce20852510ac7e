import { sql } from "kysely";
import type { TextEncoding } from "#kit/contract/csv.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import type { ImportView } from "../contract/calls.ts";
import type {
  DefectKind,
  EmptyMeaning,
  ImportField,
  ImportKind,
  ImportVerdict,
  OtherMeaning,
} from "../contract/fields.ts";

export type ImportKey = { readonly communityId: number; readonly importId: number };

type NewImport = Omit<NewRow<"people_imports">, "mapping" | "unsure"> & {
  readonly mapping: readonly (ImportField | null)[];
  readonly unsure: readonly number[];
};

export const insertImport = async (db: Db, { mapping, unsure, ...row }: NewImport): Promise<number> => {
  const { id } = await db
    .insertInto("people_imports")
    .values({ ...row, mapping: asJson(mapping), unsure: asJson(unsure) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const imports = (db: Db, communityId: number) =>
  db
    .selectFrom("people_imports as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "i.community_id").onRef("m.id", "=", "i.created_by_membership_id"),
    )
    .where("i.community_id", "=", communityId);

export const summaryColumns = [
  "i.id",
  "i.kind",
  "i.file_name",
  sql<ImportView["state"]>`i.state`.as("state"),
  "i.row_count",
  sql<ImportView["counts"]>`i.counts`.as("counts"),
  "i.created_at",
  "m.display_name as created_by",
] as const;

type BulkAct = {
  readonly id: number;
  readonly kind: string;
  readonly state: "running" | "finished" | "stopped";
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
};
const bulkAct = (alias: string) =>
  sql<BulkAct | null>`case when ${sql.ref(`${alias}.id`)} is null then null else json_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'kind', ${sql.ref(`${alias}.kind`)}, 'state', ${sql.ref(`${alias}.state`)},
    'total', ${sql.ref(`${alias}.total`)}, 'done', ${sql.ref(`${alias}.done_count`)},
    'skipped', ${sql.ref(`${alias}.skipped_count`)}, 'failed', ${sql.ref(`${alias}.failed_count`)}) end`;

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const findImport = (db: Db, { communityId, importId }: ImportKey) =>
  imports(db, communityId)
    .leftJoin("activities as v", (join) =>
      join.onRef("v.community_id", "=", "i.community_id").onRef("v.id", "=", "i.activity_id"),
    )
    .leftJoin("activities as u", (join) =>
      join.onRef("u.community_id", "=", "i.community_id").onRef("u.id", "=", "i.undo_activity_id"),
    )
    .leftJoin("memberships as c", (join) =>
      join.onRef("c.community_id", "=", "i.community_id").onRef("c.id", "=", "i.changed_by_membership_id"),
    )
    .select(summaryColumns)
    .select([
      sql<OtherMeaning>`i.others`.as("others"),
      sql<number>`i.check_no + i.mend_no`.as("version"),
      "c.display_name as changed_by",
      sql<TextEncoding>`i.encoding`.as("encoding"),
      "i.encoding_given",
      "i.id_width",
      "i.check_no",
      "i.delimiter",
      "i.has_header",
      sql<(ImportField | null)[]>`i.mapping`.as("mapping"),
      sql<number[]>`i.unsure`.as("unsure"),
      "i.empty",
      sql<DefectKind[]>`i.mends`.as("mends"),
      sql<ImportView["damages"]>`i.damages`.as("damages"),
      bulkAct("v").as("bulk_act"),
      bulkAct("u").as("undo"),
      "v.state as bulk_act_state",
      "u.state as undo_state",
      "v.finished_at",
    ])
    .where("i.id", "=", importId)
    .executeTakeFirst();

/** Locks the import, so that a second act on it waits. */
export const lockImport = (db: Db, { communityId, importId }: ImportKey) =>
  db
    .selectFrom("people_imports")
    .select("id")
    .where("community_id", "=", communityId)
    .where("id", "=", importId)
    .forUpdate()
    .executeTakeFirst();

/** Begins a check; until it has ended, the import cannot be started. Returns undefined once it has been started. */
export const beginCheck = async (
  db: Db,
  { communityId, importId }: ImportKey,
  { membershipId }: { readonly membershipId: number },
) =>
  (
    await db
      .updateTable("people_imports")
      .set((eb) => ({
        state: "read",
        check_no: eb("check_no", "+", 1),
        changed_by_membership_id: membershipId,
      }))
      .where("community_id", "=", communityId)
      .where("id", "=", importId)
      .where("state", "in", ["read", "checked"])
      .returning("check_no")
      .executeTakeFirst()
  )?.check_no;

/** Counts a corrected row, so that whoever has seen the import before does not start it unseen. */
export const countCorrection = (
  db: Db,
  { communityId, importId }: ImportKey,
  { membershipId }: { readonly membershipId: number },
) =>
  db
    .updateTable("people_imports")
    .set((eb) => ({ mend_no: eb("mend_no", "+", 1), changed_by_membership_id: membershipId }))
    .where("community_id", "=", communityId)
    .where("id", "=", importId)
    .execute();

type Changes = {
  kind?: ImportKind;
  others?: OtherMeaning;
  state?: ImportView["state"];
  encoding?: TextEncoding;
  encoding_given?: boolean;
  delimiter?: string;
  id_width?: number | null;
  has_header?: boolean;
  mapping?: readonly (ImportField | null)[];
  unsure?: readonly number[];
  empty?: EmptyMeaning;
  mends?: readonly DefectKind[];
  damages?: ImportView["damages"];
  counts?: Record<ImportVerdict, number> | null;
  row_count?: number;
  activity_id?: number;
  undo_activity_id?: number;
};

export const updateImport = (
  db: Db,
  { communityId, importId }: ImportKey,
  { mapping, unsure, mends, damages, counts, ...changes }: Changes,
  checkNo?: number,
) =>
  db
    .updateTable("people_imports")
    .set({
      ...changes,
      ...(mapping && { mapping: asJson(mapping) }),
      ...(unsure && { unsure: asJson(unsure) }),
      ...(mends && { mends: asJson(mends) }),
      ...(damages && { damages: asJson(damages) }),
      ...(counts !== undefined && { counts: counts && asJson(counts) }),
    })
    .where("community_id", "=", communityId)
    .where("id", "=", importId)
    .$if(checkNo !== undefined, (query) => query.where("check_no", "=", checkNo as number))
    .returning("id")
    .executeTakeFirst();

export const deleteImportById = (db: Db, { communityId, importId }: ImportKey) =>
  db
    .deleteFrom("people_imports")
    .where("community_id", "=", communityId)
    .where("id", "=", importId)
    .execute();

export const deleteImportsBefore = (db: Db, before: Date) =>
  db.deleteFrom("people_imports").where("created_at", "<", before).execute();
