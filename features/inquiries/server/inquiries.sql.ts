import { sql } from "kysely";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

import type { InquiryState } from "../contract/states.ts";

export type CategoryRow = { id: number; name_ja: string; name_en: string };

export const listCategoryRows = statement<object, CategoryRow>(
  "list_inquiry_categories",
  "select id, name_ja, name_en from inquiry_categories order by position",
);

export const isCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom("inquiry_categories").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/** Returns undefined where the same `client_id` has come before. */
export const insertInquiry = (db: Db, inquiry: NewRow<"inquiries">) =>
  db
    .insertInto("inquiries")
    .values(inquiry)
    .onConflict((conflict) => conflict.column("client_id").doNothing())
    .returning("id")
    .executeTakeFirst();

export type InquiryFile = {
  position: number;
  name: string;
  content_type: string;
  size: number;
  storage_key: string;
};

export const insertInquiryFiles = (db: Db, inquiry_id: number, files: readonly InquiryFile[]) =>
  db
    .insertInto("inquiry_files")
    .values(files.map((file) => ({ inquiry_id, ...file })))
    .execute();

export const findInquiryForMail = (db: Db, id: number) =>
  db
    .selectFrom("inquiries as i")
    .innerJoin("inquiry_categories as c", "c.id", "i.inquiry_type")
    .leftJoin("accounts as a", "a.id", "i.account_id")
    .where("i.id", "=", id)
    .select([
      "i.id",
      "i.content",
      "i.email",
      "i.language",
      "i.created_at",
      "c.name_ja",
      "c.name_en",
      "a.id as account_id",
      "a.kind",
      "a.email as account_email",
      "a.family_name",
      "a.given_name",
      sql<string[]>`array(select n.name from memberships m join communities n on n.id = m.community_id
        where m.account_id = a.id and not has_ended(m.state) order by n.name)`.as("communities"),
    ])
    .executeTakeFirst();
export type InquiryForMail = NonNullable<Awaited<ReturnType<typeof findInquiryForMail>>>;

export const listInquiryFiles = (db: Db, inquiryId: number) =>
  db
    .selectFrom("inquiry_files")
    .select(["position", "name", "size"])
    .where("inquiry_id", "=", inquiryId)
    .orderBy("position")
    .execute();

/** Whoever asks may name a place that no inquiry has, greater than the column can hold. */
export const findInquiryFile = (db: Db, inquiryId: number, position: number) =>
  db
    .selectFrom("inquiry_files")
    .select(["name", "content_type", "storage_key"])
    .where("inquiry_id", "=", inquiryId)
    .where("position", "=", sql<number>`${position}::integer`)
    .executeTakeFirst();

/** Lists the oldest first, with the storage keys of their attachments. */
export const findInquiriesBefore = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom("inquiries as i")
    .leftJoin("inquiry_files as f", "f.inquiry_id", "i.id")
    .where("i.id", "in", (query) =>
      query
        .selectFrom("inquiries")
        .select("id")
        .where("created_at", "<", before)
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit),
    )
    .select(["i.id", "f.storage_key"])
    .execute();

/** Returns the storage keys of the attachments of all inquiries that the person has sent while signed in. */
export const findStorageKeysOf = async (db: Db, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("inquiry_files as f")
    .innerJoin("inquiries as i", "i.id", "f.inquiry_id")
    .select("f.storage_key")
    .where("i.account_id", "=", accountId)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
};

type Changed = {
  readonly state: InquiryState;
  readonly updated_at: Date;
  readonly answered_at?: Date;
};

export const updateInquiryState = (db: Db, id: number, changed: Changed) =>
  db.updateTable("inquiries").set(changed).where("id", "=", id).execute();

export const deleteInquiriesOf = (db: Db, accountId: number) =>
  db.deleteFrom("inquiries").where("account_id", "=", accountId).execute();

export const deleteInquiries = (db: Db, ids: readonly number[]) =>
  db.deleteFrom("inquiries").where("id", "in", ids).execute();

/** Returns the keys that belong to an attachment. */
export async function findNamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("inquiry_files")
    .select("storage_key")
    .where("storage_key", "in", [...keys, ""])
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}
