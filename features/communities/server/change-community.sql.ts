import { asJson } from "#kit/server/database/as-json.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

/** Whoever changes states locks the community first, so that two runs over the same people do not deadlock. */
export const lockCommunity = (db: Db, communityId: number) =>
  db.selectFrom("communities").select("id").where("id", "=", communityId).forNoKeyUpdate().executeTakeFirst();

export type CounterSteps = { alumni: number; employees: number; candidates: number };

/** Returns nothing and counts nothing where the steps would exceed the member limit. */
export const stepCounters = (db: Db, communityId: number, { alumni, employees, candidates }: CounterSteps) =>
  db
    .updateTable("communities")
    .set((eb) => ({
      alumni_count: eb("alumni_count", "+", alumni),
      employee_count: eb("employee_count", "+", employees),
      candidate_count: eb("candidate_count", "+", candidates),
    }))
    .where("id", "=", communityId)
    .where((eb) =>
      alumni + employees > 0
        ? eb(
            eb("alumni_count", "+", eb.ref("employee_count")),
            "<=",
            eb("member_limit", "-", alumni + employees),
          )
        : eb.lit(true),
    )
    .returning("id")
    .executeTakeFirst();

export const countPlaces = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select((eb) => [eb("alumni_count", "+", eb.ref("employee_count")).as("taken"), "member_limit as limit"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();

export const countWaiting = statement<{ community: number }, { waiting: number }>(
  "count_waiting_candidates",
  "select candidate_count as waiting from communities where id = :community",
);

export async function takeManagementNos(db: Db, communityId: number, count: number): Promise<number[]> {
  const { last } = await db
    .updateTable("communities")
    .set((eb) => ({ last_management_no: eb("last_management_no", "+", count) }))
    .where("id", "=", communityId)
    .returning("last_management_no as last")
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, at) => last - count + at + 1);
}

/** The limit may be below the present members: it then lets nobody in and turns nobody out. */
export const setMemberLimit = (db: Db, communityId: number, member_limit: number) =>
  db.updateTable("communities").set({ member_limit }).where("id", "=", communityId).execute();

type Settings = Omit<Partial<NewRow<"communities">>, "message_board_sites"> & {
  readonly message_board_sites: readonly { readonly name: string; readonly url: string }[];
};

export const updateSettings = (db: Db, communityId: number, { message_board_sites, ...settings }: Settings) =>
  db
    .updateTable("communities")
    .set({ ...settings, message_board_sites: asJson(message_board_sites) })
    .where("id", "=", communityId)
    .execute();
type New = Pick<NewRow<"communities">, "name" | "corporation_name" | "member_limit">;

/** The office is called by the name of the organisation until it chooses another. */
export const insertCommunity = async (db: Db, community: New, now: Date): Promise<number> => {
  const { id } = await db
    .insertInto("communities")
    .values({
      ...community,
      operating_name: `${community.corporation_name} 事務局`,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

type Access = {
  readonly is_private: boolean;
  readonly is_daiko: boolean;
  readonly community_site_available: boolean;
  readonly ip_allow_list: string[];
};

export const updateAccess = (db: Db, communityId: number, access: Access) =>
  db.updateTable("communities").set(access).where("id", "=", communityId).execute();

/** Suspends the community, or with null opens it again. It returns nothing where somebody else has done so. */
export const setSuspended = (db: Db, communityId: number, suspended_at: Date | null) =>
  db
    .updateTable("communities")
    .set({ suspended_at })
    .where("id", "=", communityId)
    .where("suspended_at", suspended_at ? "is" : "is not", null)
    .returning("id")
    .executeTakeFirst();

/** The demand concerns the community's administrators. It returns nothing where nothing changes. */
export const demandSecondFactor = (db: Db, communityId: number, demands_second_factor: boolean) =>
  db
    .updateTable("communities")
    .set({ demands_second_factor })
    .where("id", "=", communityId)
    .where("demands_second_factor", "!=", demands_second_factor)
    .returning("id")
    .executeTakeFirst();

/** The pictures are rows of their own, which can then be deleted. */
export const releasePictures = (db: Db, communityId: number) =>
  db
    .updateTable("communities")
    .set({ header_file_id: null, profile_file_id: null, operating_file_id: null })
    .where("id", "=", communityId)
    .execute();

/** All rows of the community have to be gone. */
export const deleteCommunity = (db: Db, communityId: number) =>
  db.deleteFrom("communities").where("id", "=", communityId).execute();
