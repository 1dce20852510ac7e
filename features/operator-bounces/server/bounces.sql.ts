import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { TEMPORARY_FAILURES } from "#kit/server/mail/bounce-rules.ts";

/** A permanent failure stops an address before it has failed so often. */
const cause = sql<"permanent" | "temporary">`case when b.stopped_at is not null
  and b.failures < ${sql.lit(TEMPORARY_FAILURES)} then 'permanent' else 'temporary' end`;

/** Only people whose address has its key are found. */
export const bouncingPeople = (db: Db) =>
  db
    .selectFrom("bouncing_addresses as b")
    .innerJoin("people as p", "p.address_key", "b.address_key")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "p.community_id").onRef("m.id", "=", "p.membership_id"),
    )
    .innerJoin("communities as c", "c.id", "p.community_id")
    .where("b.failing_since", "is not", null);
type BouncingPeople = ReturnType<typeof bouncingPeople>;

/** Where the fields of the list come from. */
export const bouncingFields = {
  fields: {
    id: "p.membership_id",
    bounce_id: "b.id",
    name: "m.display_name",
    email: "p.email",
    community: "c.name",
    state: sql`case when b.stopped_at is null then 'watched' else 'stopped' end`,
    cause,
    failing_since: "b.failing_since",
    stopped_at: "b.stopped_at",
    noted_at: "b.noted_at",
  },
  search: (query: BouncingPeople, _like: string, typed: string) =>
    query.where(
      sql<boolean>`strpos(searchable(concat_ws(' ', m.display_name, p.email, c.name)), searchable(${typed})) > 0`,
    ),
} as const;

type DayRow = {
  id: number;
  day: string;
  community: string | null;
  addresses: number;
  stopped: number;
};

/** One address counts once in each community of its owner, on the day since which its mail comes back. */
export const bouncesByDay = (db: Db) =>
  db.selectFrom(
    sql<DayRow>`(select row_number() over (order by d.day desc, d.community) as id, d.* from (
      select (b.failing_since at time zone 'Asia/Tokyo')::date as day, c.name as community,
        count(distinct b.id) as addresses, count(distinct b.id) filter (where b.stopped_at is not null) as stopped
      from bouncing_addresses b
      left join people p on p.address_key = b.address_key
      left join communities c on c.id = p.community_id
      where b.failing_since is not null
      group by 1, c.id) d)`.as("d"),
  );

export const dayFields = {
  fields: {
    id: sql.ref("d.id"),
    day: sql.ref("d.day"),
    community: sql.ref("d.community"),
    addresses: sql.ref("d.addresses"),
    stopped: sql.ref("d.stopped"),
  },
} as const;

const columns = ["b.id", "b.address_key", "b.failing_since", "b.stopped_at", "b.worked_at"] as const;
const addresses = (db: Db) =>
  db.selectFrom("bouncing_addresses as b").select(columns).select(cause.as("cause"));

export const findAddress = (db: Db, addressKey: string) =>
  addresses(db).where("b.address_key", "=", addressKey).executeTakeFirst();

export const lockBounce = (db: Db, id: number) =>
  addresses(db).where("b.id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** Lists the communities to which accounts with the address belong. */
export const listCommunitiesOf = async (db: Db, email: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("accounts as a")
    .innerJoin("memberships as m", "m.account_id", "a.id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select("c.name")
    .distinct()
    .where("a.email", "=", email)
    .where(sql<boolean>`not has_ended(m.state)`)
    .orderBy("c.name")
    .execute();
  return rows.map(({ name }) => name);
};
