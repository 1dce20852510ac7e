import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { TemplateType } from "../contract/calls.ts";

const columns = ["id", "name", "type", "body", "updated_at"] as const;

export const templatesOf = (db: Db, communityId: number) =>
  db.selectFrom("message_templates").where("community_id", "=", communityId);
type Templates = ReturnType<typeof templatesOf>;

/** Where the fields of the list come from. */
export const templateFields = {
  fields: { id: "id", name: "name", type: "type", body: "body", updated_at: "updated_at" },
  search: (query: Templates, like: string) => query.where(sql<boolean>`name || ' ' || body ilike ${like}`),
} as const;

export const findTemplate = (db: Db, communityId: number, id: number) =>
  templatesOf(db, communityId).select(columns).where("id", "=", id).executeTakeFirst();
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

export const isNameTaken = async (db: Db, communityId: number, name: string, butOf = 0): Promise<boolean> =>
  (await templatesOf(db, communityId)
    .select("id")
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .where("id", "!=", butOf)
    .executeTakeFirst()) !== undefined;

type Values = { readonly name: string; readonly type: TemplateType; readonly body: string };

/** Returns undefined where the name is taken. */
export const insertTemplate = (db: Db, community_id: number, values: Values, updated_at: Date) =>
  db
    .insertInto("message_templates")
    .values({ community_id, ...values, updated_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

type Key = { readonly communityId: number; readonly id: number };

/** Returns nothing where the template has changed since it was seen. */
export const updateTemplate = (
  db: Db,
  { communityId, id }: Key,
  values: Values,
  { seen, now }: { readonly seen: string | undefined; readonly now: Date },
) =>
  db
    .updateTable("message_templates")
    .set({ ...values, updated_at: now })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .$if(seen !== undefined, (query) => query.where("updated_at", "=", new Date(seen ?? 0)))
    .returning(columns)
    .executeTakeFirst();

export const deleteTemplate = (db: Db, { communityId, id }: Key) =>
  db.deleteFrom("message_templates").where("community_id", "=", communityId).where("id", "=", id).execute();
