import type { Db } from "../database/database.ts";

export type NewSession = {
  account_id: number;
  token_hash: Buffer;
  user_agent: string;
  ip_address: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
};

export const insertSession = (db: Db, session: NewSession) =>
  db.insertInto("sessions").values(session).execute();

/** Deletes one session of the account; returns nothing where it has ended already. */
export const deleteSession = (db: Db, accountId: number, sessionId: number) =>
  db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();

/** Deletes every session of the account except `keepSessionId`. */
export const deleteSessions = (db: Db, accountId: number, keepSessionId: number | null) =>
  db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .$if(keepSessionId !== null, (query) => query.where("id", "!=", keepSessionId))
    .returning("id")
    .execute();

export const deleteSessionsExpiredBefore = (db: Db, time: Date) =>
  db.deleteFrom("sessions").where("expires_at", "<", time).execute();
