import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { readAll, readPages } from "./pages.ts";
import { outliving, secretColumn } from "./tables.ts";

type Column = { readonly name: string; readonly type: string };

/** `key` finds a row among those of its community; `references` are the tables that its rows refer to. */
export type CommunityTable = {
  readonly name: string;
  readonly key: readonly Column[];
  readonly secrets: readonly string[];
  readonly references: readonly string[];
};

/** Reads from the database's own catalogue which tables have rows of a community, so that none is forgotten. */
export const listCommunityTables = async (db: Db): Promise<readonly CommunityTable[]> =>
  (
    await sql<CommunityTable>`
      select c.relname as name,
        coalesce((
          select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.at)
          from unnest(chosen.indkey::int2[]) with ordinality k (number, at)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where a.attname <> 'community_id'), '[]') as key,
        coalesce((
          select json_agg(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname ~ ${secretColumn}), '[]') as secrets,
        coalesce((
          select json_agg(distinct r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
          where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid), '[]') as references
      from pg_class c
      join pg_attribute own on own.attrelid = c.oid and own.attname = 'community_id' and not own.attisdropped
      cross join lateral (
        select i.indkey from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
          and not exists (
            select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey) and not a.attnotnull)
        order by (i.indkey::int2[])[0] = own.attnum desc, own.attnum = any (i.indkey) desc, i.indnatts limit 1) chosen
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname <> all (${outliving}::text[])
      order by c.relname`.execute(db)
  ).rows;

type Row = { readonly row: string; readonly place: readonly string[] };

/** Reads rows as JSON texts without their secrets, in the order of their key. */
export const allRows = (db: Db, { name, key, secrets }: CommunityTable, communityId: number) =>
  readPages<Row>(async (last, limit) => {
    const columns = sql.join(key.map((column) => sql.ref(`t.${column.name}`)));
    const values = sql.join(key.map(({ type }, at) => sql`${last?.place[at]}::text::${sql.raw(type)}`));
    const later = last && key.length > 0 ? sql`and (${columns}) > (${values})` : sql``;
    const place = sql.join(key.map((column) => sql`${sql.ref(`t.${column.name}`)}::text`));
    const { rows } = await sql<Row>`
      select (to_jsonb(t) - ${secrets}::text[])::text as row, array[${place}]::text[] as place
      from ${sql.table(name)} t
      where t.community_id = ${communityId} ${later}
      ${key.length > 0 ? sql`order by ${columns}` : sql``} limit ${limit}`.execute(db);
    return rows;
  });

/** Deletes the latest rows, so that what refers to an earlier row of its table goes first. Returns how many. */
export async function deleteRows(
  db: Db,
  { name, key }: CommunityTable,
  communityId: number,
  limit: number,
): Promise<number> {
  const table = sql.table(name);
  const columns = sql.join(key.map((column) => sql.ref(column.name)));
  const latest = sql.join(key.map((column) => sql`${sql.ref(column.name)} desc`));
  const some =
    key.length > 0
      ? sql`and (${columns}) in (select ${columns} from ${table} where community_id = ${communityId} order by ${latest} limit ${limit})`
      : sql``;
  const { rows } = await sql<{ deleted: number }>`
    with gone as (delete from ${table} where community_id = ${communityId} ${some} returning 1)
    select count(*)::int as deleted from gone`.execute(db);
  return rows[0]?.deleted ?? 0;
}

/** Reads the people of the file: who they are, as the office's own lists show them. */
export const allPeople = (db: Db, communityId: number) =>
  readPages<{ id: number; row: string }>(
    async (last, limit) =>
      (
        await sql<{ id: number; row: string }>`
          select m.id, json_build_object('membership_id', m.id, 'management_no', m.management_no, 'kind', m.kind,
            'state', m.state, 'family_name', a.family_name, 'given_name', a.given_name,
            'family_name_kana', a.family_name_kana, 'given_name_kana', a.given_name_kana,
            'email', case when m.state in ('participating', 'paused') then a.email end)::text as row
          from memberships m join accounts a on a.id = m.account_id
          where m.community_id = ${communityId} and m.id > ${last?.id ?? 0} order by m.id limit ${limit}`.execute(
          db,
        )
      ).rows,
  );

type StoredFile = {
  readonly id: number;
  readonly storage_key: string;
  readonly variants: readonly { readonly name: string; readonly width: number }[];
};

export const allFiles = (db: Db, communityId: number) =>
  readAll<StoredFile>(
    async (last, limit) =>
      (
        await sql<StoredFile>`
          select id, storage_key, variants from files
          where community_id = ${communityId} and id > ${last?.id ?? 0} order by id limit ${limit}`.execute(
          db,
        )
      ).rows,
  );
