import { sql } from "kysely";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { ActFacts, Actor, ActTarget, Changes } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";
import { lastingFields } from "../contract/lasting-fields.ts";

/** An operator is no member of the community. */
export type EventActor = Omit<Actor, "membershipId"> & {
  readonly membershipId: number | null;
  readonly bulkActId?: number | undefined;
};
export type NewEvent = Pick<ActFacts, "reason"> & {
  readonly act: string;
  readonly isView?: boolean;
  /** There is at least one. */
  readonly targets: readonly (Pick<ActFacts, "changes"> & ActTarget)[];
};

const ownerOf = ({ kind, id, membershipId }: ActTarget): number | null =>
  kind === "membership" ? id : (membershipId ?? null);

/** Where the targets are several, the event itself names none of them. */
const SEVERAL = 0;

const insertHead = async (
  { db, now }: Pick<Work, "db" | "now">,
  { communityId, membershipId, accountId, from, bulkActId }: EventActor,
  { act, reason, isView = false, targets: [first, ...others] }: NewEvent,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into audit_events (community_id, at, actor_membership_id, actor_account_id, actor_name, actor_no, activity_id,
      ip, request_id, act, is_view, reason, target_kind, target_id, target_count)
    select ${communityId}::bigint, ${now}::timestamptz, given.id, ${accountId}::bigint, nullif(m.display_name, ''),
      m.management_no, ${bulkActId ?? null}::bigint, ${from?.ipAddress || null}::text, ${from?.requestId ?? null}::text,
      ${act}::text, ${isView}::boolean, ${reason ?? null}::text, ${first?.kind ?? "community"}::text,
      ${others.every(({ id }) => id === first?.id) ? (first?.id ?? communityId) : SEVERAL}::bigint, ${others.length + 1}::integer
    from (select ${membershipId}::bigint as id) given
      left join memberships m on m.community_id = ${communityId} and m.id = given.id
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
};

/** A bulk act that goes on part by part is one event. Returns behind which place its next targets stand. */
const extendHead = async (
  { db }: Pick<Work, "db">,
  { communityId, bulkActId }: EventActor,
  { act, reason, targets }: NewEvent,
): Promise<{ readonly id: number; readonly before: number } | undefined> => {
  const { rows } = await sql<{ id: number; before: number }>`
    update audit_events e set target_count = target_count + ${targets.length}::integer
    where community_id = ${communityId} and id = (
      select min(id) from audit_events where community_id = ${communityId} and activity_id = ${bulkActId ?? 0}
        and act = ${act} and reason is not distinct from ${reason ?? null}::text and target_count is not null)
    returning id, target_count - ${targets.length}::integer as before`.execute(db);
  return rows[0];
};

/** How somebody is called goes with them where the act has read it before it changed or deleted them. */
const insertTargets = (
  { db }: Pick<Work, "db">,
  { communityId, membershipId }: EventActor,
  { id, before }: { readonly id: number; readonly before: number },
  targets: NewEvent["targets"],
) =>
  sql`
    with given as (
      select given.place, given.kind, given.target_id, given.owner, coalesce(given.name, nullif(m.display_name, '')) as name,
        coalesce(given.number, m.management_no) as number, given.changes
      from unnest(${targets.map(({ kind }) => kind)}::text[], ${targets.map((target) => target.id)}::bigint[],
        ${targets.map(ownerOf)}::bigint[], ${targets.map(({ name }) => name || null)}::text[],
        ${targets.map(({ number }) => number ?? null)}::integer[],
        ${targets.map(({ changes }) => (changes ? JSON.stringify(bounded(changes)) : null))}::text[])
        with ordinality as given (kind, target_id, owner, name, number, changes, place)
      left join memberships m on m.community_id = ${communityId} and m.id = given.owner
    ), inserted as (
      insert into audit_event_targets (community_id, event_id, place, kind, target_id, membership_id, name, number, changes)
      select ${communityId}::bigint, ${id}::bigint, ${before}::integer + place, kind, target_id, owner,
        case when owner is not null then name end, case when owner is not null then number end, changes::jsonb
      from given
    )
    insert into audit_names (community_id, membership_id, name, number)
    select ${communityId}::bigint, owner, coalesce(name, ''), coalesce(number, 0) from given where owner is not null
    union
    select community_id, id, display_name, management_no from memberships
    where community_id = ${communityId} and id = ${membershipId}
    order by 1, 2, 3, 4
    on conflict do nothing`.execute(db);

export async function insertEvent(
  work: Pick<Work, "db" | "now">,
  actor: EventActor,
  event: NewEvent,
): Promise<void> {
  const head =
    (actor.bulkActId !== undefined && (await extendHead(work, actor, event))) ||
    ({ id: await insertHead(work, actor, event), before: 0 } as const);
  await insertTargets(work, actor, head, event.targets);
}

/** Whoever looks again within this time has one entry. */
export const VIEW_MINUTES = 60;

export const wasViewedLately = async (
  { db, now }: Pick<Work, "db" | "now">,
  { communityId, membershipId }: Actor,
  { act, target }: { readonly act: string; readonly target: ActTarget },
): Promise<boolean> =>
  (await db
    .selectFrom("audit_events")
    .select("id")
    .where("community_id", "=", communityId)
    .where("actor_membership_id", "=", membershipId)
    .where("is_view", "=", true)
    .where("act", "=", act)
    .where("target_id", "=", target.id)
    .where("target_kind", "=", target.kind)
    .where("at", ">", new Date(now.getTime() - VIEW_MINUTES * MINUTE_MS))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The log keeps so many signs of a text before and after. */
const KEPT_SIGNS = 2_000;
const BEFORE_CHANGE = 100;

const cut = (text: string, from: number): string => {
  const end = from + KEPT_SIGNS;
  return `${from > 0 ? "…" : ""}${text.slice(from, end).toWellFormed()}${text.length > end ? "…" : ""}`;
};

/** Long texts are kept from shortly before the place where they begin to differ. */
export function bounded(changes: Changes): Changes {
  const short = (pair: readonly [unknown, unknown]): readonly [unknown, unknown] => {
    const texts = pair.map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    );
    if (!texts.some((text) => typeof text === "string" && text.length > KEPT_SIGNS)) return pair;
    const [before, after] = texts.map((text) => String(text ?? ""));
    let same = 0;
    while (same < (before?.length ?? 0) && before?.[same] === after?.[same]) same += 1;
    const from = Math.max(0, same - BEFORE_CHANGE);
    const shown = (value: unknown) => (value == null ? null : cut(String(value), from));
    return [shown(texts[0]), shown(texts[1])];
  };
  return Object.fromEntries(Object.entries(changes).map(([field, pair]) => [field, short(pair)]));
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

/** What is said of a person, and not of something they have written. */
const personal = ["membership", "importedRow", "management_no"];

/**
 * Erases what the log says of people whose profile is gone: their names, addresses, answers. That a field was changed,
 * what the office has decided about them, by whom and why stays.
 */
export const eraseValues = ({ db }: Pick<Work, "db">, membershipIds: readonly number[]) =>
  sql`
    update audit_event_targets t set changes = (
      select jsonb_object_agg(key, case when key = any(${[...lastingFields]}::text[]) then value else 'null' end)
      from jsonb_each(t.changes))
    from memberships m
    where m.id = any(${[...membershipIds]}::bigint[])
      and t.community_id = m.community_id and t.membership_id = m.id and t.kind = any(${personal}::text[])
      and exists (select from jsonb_each(t.changes) where value <> 'null' and key <> all(${[...lastingFields]}::text[]))`.execute(
    db,
  );

/** Somebody who closes their account is named no more, but for what they did to others, nor is where from. */
export async function eraseNames(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("audit_events")
    .set({ ip: null })
    .where("actor_account_id", "=", accountId)
    .where("ip", "is not", null)
    .execute();
  await sql`
    update audit_event_targets t set name = null from memberships m
    where m.account_id = ${accountId} and t.community_id = m.community_id and t.membership_id = m.id
      and t.name is not null`.execute(db);
  await sql`
    update audit_events e set actor_name = null from memberships m
    where m.account_id = ${accountId} and e.community_id = m.community_id and e.actor_membership_id = m.id
      and e.actor_name is not null and exists (
        select from audit_event_targets t
        where t.community_id = e.community_id and t.event_id = e.id and t.place = 1 and t.membership_id = m.id)`.execute(
    db,
  );
  await sql`
    delete from audit_names n using memberships m
    where m.account_id = ${accountId} and n.community_id = m.community_id and n.membership_id = m.id
      and not exists (
        select from audit_events e where e.community_id = m.community_id and e.actor_membership_id = m.id
          and e.actor_name is not null)`.execute(db);
}
