import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { TemplateType } from "../contract/calls.ts";

export const templateColumns = ["id", "name", "type", "body", "updated_at"] as const;

type TemplateQuery = { readonly info?: string | undefined; readonly type?: TemplateType | undefined };

export const findTemplates = (db: Db, communityId: number, { info, type }: TemplateQuery = {}) =>
  db
    .selectFrom("message_templates")
    .where("community_id", "=", communityId)
    .$if(type !== undefined, (query) => query.where("type", "=", type as TemplateType))
    .$if(info !== undefined, (query) =>
      query.where(sql<boolean>`name || ' ' || body ilike ${likePattern(info ?? "")}`),
    );

export const findTemplate = (db: Db, communityId: number, id: number) =>
  findTemplates(db, communityId).select(templateColumns).where("id", "=", id).executeTakeFirst();
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

export const isNameTaken = async (db: Db, communityId: number, name: string, butOf = 0): Promise<boolean> =>
  (await findTemplates(db, communityId)
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
    .returning(templateColumns)
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
    .returning(templateColumns)
    .executeTakeFirst();

export const deleteTemplate = (db: Db, { communityId, id }: Key) =>
  db.deleteFrom("message_templates").where("community_id", "=", communityId).where("id", "=", id).execute();
