import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { TermsDocument } from "../contract/views.ts";

const columns = ["document", "version", "created_at", "content"] as const;

/** Finds the newest version in force, or the one asked for. `communityId` is null for the provider's. */
export const findTerms = (db: Db, communityId: number | null, document: TermsDocument, version?: number) =>
  db
    .selectFrom("terms_of_services")
    .select(columns)
    // The index that this uses writes 0 for no community.
    .where(sql`coalesce(community_id, 0)`, "=", communityId ?? 0)
    .where("document", "=", document)
    .$if(version === undefined, (query) => query.where("is_effective", "=", true))
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

type NewTerms = {
  readonly communityId: number | null;
  readonly document: TermsDocument;
  readonly content: string;
  readonly effective_at: Date | null;
  readonly operatorAccountId: number | null;
  readonly now: Date;
};

/** Returns the number of the newest version, in force or not; 0 where there is none. */
export const findNewestVersion = async (
  db: Db,
  { communityId, document }: Pick<NewTerms, "communityId" | "document">,
): Promise<number> =>
  (
    await db
      .selectFrom("terms_of_services")
      .select(sql<number>`coalesce(max(version), 0)`.as("version"))
      .where(sql`coalesce(community_id, 0)`, "=", communityId ?? 0)
      .where("document", "=", document)
      .executeTakeFirstOrThrow()
  ).version;

/** Inserts the next version; the unique key refuses two with the same number. */
export const insertTerms = (
  db: Db,
  { communityId, document, content, effective_at, operatorAccountId, now }: NewTerms,
) =>
  db
    .insertInto("terms_of_services")
    .columns([
      "community_id",
      "document",
      "version",
      "content",
      "created_at",
      "effective_at",
      "is_effective",
      "published_by",
    ])
    .expression((eb) =>
      eb
        .selectFrom("terms_of_services")
        .select([
          sql<number | null>`${communityId}::bigint`.as("community_id"),
          sql<string>`${document}::text`.as("document"),
          sql<number>`coalesce(max(version), 0) + 1`.as("version"),
          sql<string>`${content}::text`.as("content"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
          sql<Date | null>`${effective_at}::timestamptz`.as("effective_at"),
          sql<boolean>`${effective_at === null || effective_at <= now}::boolean`.as("is_effective"),
          sql<string | null>`(select concat_ws(' ', a.family_name, a.given_name) from accounts a
            where a.id = ${operatorAccountId}::bigint)`.as("published_by"),
        ])
        .where(sql`coalesce(community_id, 0)`, "=", communityId ?? 0)
        .where("document", "=", document),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
