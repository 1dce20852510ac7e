import { sql } from "kysely";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { insertOnce } from "#kit/server/database/insert-once.ts";

export type NewPost = NewRow<"posts">;

/** Inserts a post once for each `client_id` of its writer. */
export const insertPost = (db: Db, post: NewPost) =>
  insertOnce(db, "posts", post, ["community_id", "membership_id", "client_id"]);

type Edit = Pick<NewPost, "title" | "content" | "end_date" | "updated_at">;

export const updatePostRow = (db: Db, id: number, edit: Edit) =>
  db
    .updateTable("posts")
    .set({ ...edit, edited: true })
    .where("id", "=", id)
    .execute();

/** The time of each change is later than the last, however fast they follow. */
export const updatePublished = (db: Db, ids: readonly number[], published: boolean, now: Date) =>
  sql`update posts set published = ${published}, updated_at = greatest(${now}, updated_at + interval '1 millisecond')
    where id = any(${[...ids]}::bigint[])`.execute(db);

export const deletePostRows = (db: Db, ids: readonly number[]) =>
  db
    .deleteFrom("posts")
    .where("id", "in", [...ids])
    .execute();

/** Finds the writer's own images of this community among `fileIds`. */
export const findOwnImages = (db: Db, communityId: number, accountId: number, fileIds: readonly number[]) =>
  db
    .selectFrom("files")
    .select("id")
    .where("id", "in", [...fileIds])
    .where("community_id", "=", communityId)
    .where("uploader_account_id", "=", accountId)
    .where("purpose", "=", "post")
    .execute();

export const listImagesOfPost = async (db: Db, postId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("post_images")
    .select("file_id")
    .where("post_id", "=", postId)
    .orderBy("position")
    .execute();
  return rows.map(({ file_id }) => file_id);
};

type PostKey = { readonly community_id: number; readonly post_id: number };

export async function replaceImages(db: Db, key: PostKey, fileIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("post_images")
    .where("community_id", "=", key.community_id)
    .where("post_id", "=", key.post_id)
    .execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({ ...key, position, file_id }));
  await db.insertInto("post_images").values(rows).execute();
}
