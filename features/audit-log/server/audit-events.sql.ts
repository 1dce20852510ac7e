import { sql } from "kysely";
import type { ActFacts, Actor, ActTarget } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";

export type EventActor = Actor & { readonly bulkActId?: number | undefined };
export type NewEvent = ActFacts & { readonly act: string; readonly target: ActTarget };

const ownerOf = ({ kind, id, membershipId }: ActTarget): number | null =>
  kind === "membership" ? id : (membershipId ?? null);

/** Inserts all events in their order by one statement. */
export async function insertEvents(
  { db, now }: Pick<Work, "db" | "now">,
  { communityId, membershipId, accountId, from, bulkActId }: EventActor,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into audit_events (community_id, at, actor_membership_id, actor_account_id, activity_id, ip, request_id,
      act, target_kind, target_id, target_membership_id, changes, reason)
    select ${communityId}::bigint, ${now}::timestamptz, ${membershipId}::bigint, ${accountId}::bigint,
      ${bulkActId ?? null}::bigint, ${from?.ipAddress ?? null}::text, ${from?.requestId ?? null}::text,
      act, kind, id, owner, changes::jsonb, reason
    from unnest(${events.map(({ act }) => act)}::text[], ${events.map(({ target }) => target.kind)}::text[],
      ${events.map(({ target }) => target.id)}::bigint[], ${events.map(({ target }) => ownerOf(target))}::bigint[],
      ${events.map(({ changes }) => (changes ? JSON.stringify(changes) : null))}::text[],
      ${events.map(({ reason }) => reason ?? null)}::text[])
      with ordinality as given (act, kind, id, owner, changes, reason, place)
    order by place`.execute(db);
}

export const findByNumber = async (
  { db }: Pick<Work, "db">,
  communityId: number,
  managementNo: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom("memberships")
      .select("id")
      .where("community_id", "=", communityId)
      .where("management_no", "=", managementNo)
      .executeTakeFirst()
  )?.id;

/** Erases the values of events about people whose profile is gone; that something was done to them stays. */
export const eraseValues = ({ db }: Pick<Work, "db">, membershipIds: readonly number[]) =>
  db
    .updateTable("audit_events")
    .set({ changes: null, reason: null })
    .where("target_membership_id", "in", [...membershipIds])
    .where((eb) => eb.or([eb("changes", "is not", null), eb("reason", "is not", null)]))
    .where("community_id", "in", (eb) =>
      eb
        .selectFrom("memberships")
        .select("community_id")
        .where("id", "in", [...membershipIds]),
    )
    .execute();

/** Erases the network addresses from which somebody worked who has closed their account. */
export const eraseAddresses = ({ db }: Pick<Work, "db">, accountId: number) =>
  db
    .updateTable("audit_events")
    .set({ ip: null })
    .where("actor_account_id", "=", accountId)
    .where("ip", "is not", null)
    .execute();
