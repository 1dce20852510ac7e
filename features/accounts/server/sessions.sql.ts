import type { Db } from "#kit/server/database/database.ts";

const open = (db: Db, accountId: number, now: Date) =>
  db.selectFrom("sessions").where("account_id", "=", accountId).where("expires_at", ">", now);

export const listOpenSessions = (
  db: Db,
  accountId: number,
  now: Date,
  { page, per_page }: { page: number; per_page: number },
) =>
  open(db, accountId, now)
    .select(["id", "user_agent", "created_at", "last_used_at"])
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();

export const countOpenSessions = async (db: Db, accountId: number, now: Date): Promise<number> => {
  const row = await open(db, accountId, now)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
};

export const findSessionStart = async (db: Db, sessionId: number): Promise<Date | undefined> =>
  (await db.selectFrom("sessions").select("created_at").where("id", "=", sessionId).executeTakeFirst())
    ?.created_at;
