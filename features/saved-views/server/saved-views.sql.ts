import type { Db } from "#kit/server/database/database.ts";

type Viewer = { readonly communityId: number; readonly membershipId: number };

/** Two views saved at once may exceed the limit, which does no harm. */
export const VIEWS_AT_MOST = 30;

/** Reads the views that the viewer may see, with the viewer's own settings of them. */
const viewsFor = (db: Db, { communityId, membershipId }: Viewer) =>
  db
    .selectFrom("saved_views as v")
    .leftJoin("default_views as d", (join) =>
      join
        .onRef("d.community_id", "=", "v.community_id")
        .onRef("d.view_id", "=", "v.id")
        .on("d.membership_id", "=", membershipId),
    )
    .where("v.community_id", "=", communityId)
    .where((eb) => eb.or([eb("v.membership_id", "=", membershipId), eb("v.is_shared", "=", true)]))
    .select(["v.id", "v.list", "v.name", "v.query", "v.is_shared", "v.membership_id"])
    .select((eb) => eb("d.view_id", "is not", null).$castTo<boolean>().as("is_default"));

export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>;

export const listViews = (db: Db, viewer: Viewer, list: string) =>
  viewsFor(db, viewer).where("v.list", "=", list).orderBy("v.id").limit(200).execute();

export const findView = (db: Db, viewer: Viewer, id: number) =>
  viewsFor(db, viewer).where("v.id", "=", id).executeTakeFirst();

export const countOwnViews = async (db: Db, { communityId, membershipId }: Viewer, list: string) =>
  (
    await db
      .selectFrom("saved_views")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("community_id", "=", communityId)
      .where("membership_id", "=", membershipId)
      .where("list", "=", list)
      .executeTakeFirstOrThrow()
  ).count;

type NewView = { list: string; name: string; query: string; is_shared: boolean };

export const upsertView = (db: Db, { communityId, membershipId }: Viewer, view: NewView, now: Date) =>
  db
    .insertInto("saved_views")
    .values({
      ...view,
      community_id: communityId,
      membership_id: membershipId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["community_id", "membership_id", "list", "name"])
        .doUpdateSet({ query: view.query, is_shared: view.is_shared, updated_at: now }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();

export const updateView = (
  db: Db,
  communityId: number,
  id: number,
  change: Partial<Omit<NewView, "list">>,
  now: Date,
) =>
  db
    .updateTable("saved_views")
    .set({ ...change, updated_at: now })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .execute();

export const deleteView = (db: Db, communityId: number, id: number) =>
  db.deleteFrom("saved_views").where("community_id", "=", communityId).where("id", "=", id).execute();

export const insertDefault = (
  db: Db,
  { communityId, membershipId }: Viewer,
  { id, list }: { id: number; list: string },
) =>
  db
    .insertInto("default_views")
    .values({ community_id: communityId, membership_id: membershipId, list, view_id: id })
    .onConflict((conflict) =>
      conflict.columns(["community_id", "membership_id", "list"]).doUpdateSet({ view_id: id }),
    )
    .execute();

export const deleteDefault = (db: Db, { communityId, membershipId }: Viewer, id: number) =>
  db
    .deleteFrom("default_views")
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("view_id", "=", id)
    .execute();

type Viewers = { readonly communityId: number; readonly membershipIds: readonly number[] };

/** Deletes the private views of people who have left; shared ones stay with the office. */
export async function deleteViewsOf(db: Db, { communityId, membershipIds }: Viewers): Promise<void> {
  await db
    .deleteFrom("default_views")
    .where("community_id", "=", communityId)
    .where("membership_id", "in", [...membershipIds])
    .execute();
  await db
    .deleteFrom("saved_views")
    .where("community_id", "=", communityId)
    .where("membership_id", "in", [...membershipIds])
    .where("is_shared", "=", false)
    .execute();
}
