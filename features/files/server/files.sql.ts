import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { viewerOf } from "./policy.ts";

/** An image is stored in several sizes and formats; `width` is in pixels. */
export type StoredVariant = {
  readonly name: string;
  readonly contentType: string;
  readonly width: number;
};

export type NewFile = NewRow<"files">;

export const insertFile = (db: Db, file: NewFile) =>
  db.insertInto("files").values(file).returning("id").executeTakeFirstOrThrow();

export type FoundFile = { storage_key: string; variants: readonly StoredVariant[] };

const shownIcon = `exists (select from accounts a join memberships m on m.account_id = a.id
  where a.file_id = f.id and m.community_id = :community::bigint
    and (${isInsideSql("m")} or (:admin::boolean and m.state = 'under_review')))`;

/** SQL of the features that own them says who sees the picture `f` of a post or of a notice. */
export type ShowsSql = { readonly post: string; readonly notice: string };

/**
 * Finds the file if the caller may see what it belongs to: a post they may read, the icon of somebody here, or their
 * own upload here. `:member` is null for people who may not enter: they see only the pictures of a community that is
 * neither private nor suspended, as its invitation shows them.
 */
export const shownFile = (shows: ShowsSql) =>
  statement<ReturnType<typeof viewerOf> & { file: number; community: number }, FoundFile>(
    "find_shown_file",
    `select f.storage_key, f.variants from files f
   where f.id = :file::bigint and (
     exists (select from communities c where c.id = :community::bigint
       and f.id in (c.header_file_id, c.profile_file_id, c.operating_file_id)
       and c.suspended_at is null and (not c.is_private or :member::bigint is not null))
     or (:member::bigint is not null and (
       (f.uploader_account_id = :account::bigint
         and (f.community_id = :community::bigint or f.purpose = 'user_icon'))
       or (f.purpose = 'post' and ${shows.post})
       or (f.purpose = 'notice' and ${shows.notice})
       or (f.purpose = 'user_icon' and ${shownIcon}))))`,
  );

export const findOwnPicture = async (
  db: Db,
  fileId: number,
  accountId: number,
): Promise<FoundFile | undefined> => {
  const row = await db
    .selectFrom("files as f")
    .innerJoin("accounts as a", "a.file_id", "f.id")
    .select(["f.storage_key", "f.variants"])
    .where("f.id", "=", fileId)
    .where("a.id", "=", accountId)
    .executeTakeFirst();
  return row && { storage_key: row.storage_key, variants: row.variants as unknown as StoredVariant[] };
};

/** Deletes the rows of files that nothing refers to: the oldest, or all uploads of one person. */
export const deleteUnusedFiles = (db: Db, which: { before: Date; limit: number } | { uploader: number }) =>
  db
    .deleteFrom("files")
    .where("id", "in", (query) =>
      query
        .selectFrom("files as f")
        .select("f.id")
        .where((eb) =>
          "before" in which
            ? eb("f.created_at", "<", which.before)
            : eb("f.uploader_account_id", "=", which.uploader),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("post_images").select("post_id").whereRef("file_id", "=", "f.id"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("office_notice_files").select("file_id").whereRef("file_id", "=", "f.id"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("accounts").select("id").whereRef("file_id", "=", "f.id"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("communities")
                .select("id")
                .where((eb) =>
                  eb.or([
                    eb("header_file_id", "=", eb.ref("f.id")),
                    eb("profile_file_id", "=", eb.ref("f.id")),
                    eb("operating_file_id", "=", eb.ref("f.id")),
                  ]),
                ),
            ),
          ),
        )
        .orderBy("f.id")
        .$if("limit" in which, (some) => some.limit("limit" in which ? which.limit : 0)),
    )
    .returning(["storage_key", "variants"])
    .execute();

/** Returns the keys that belong to a file: its own key and the name of a variant. */
export async function findNamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const fileOf = (key: string) => key.slice(0, key.lastIndexOf("/"));
  const rows = await db
    .selectFrom("files")
    .select(["storage_key", "variants"])
    .where("storage_key", "in", [...new Set(keys.map(fileOf)), ""])
    .execute();
  return rows.flatMap(({ storage_key, variants }) =>
    (variants as unknown as StoredVariant[]).map(({ name }) => `${storage_key}/${name}`),
  );
}

/** Somebody's own picture that was uploaded in the community stays theirs when that is erased. */
export const releaseOwnPictures = (db: Db, communityId: number) =>
  db
    .updateTable("files as f")
    .set({ community_id: null })
    .where("f.community_id", "=", communityId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("accounts").select("id").whereRef("file_id", "=", "f.id")),
    )
    .execute();
