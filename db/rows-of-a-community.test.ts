import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#kit/testing/template.ts";
import { root } from "../bin/lib/root.ts";
import { files } from "../bin/lib/walk.ts";

const database = await openTestDatabase();
const db = database.kysely;

/** These rows belong to a community only at times, or to more than one of them. */
const ofNoSingleCommunity: Readonly<Record<string, string>> = {
  accounts: "an account enters several communities; this is the one it was in last",
  authorization_requests: "only a request to the partner of a community is about one",
  consents: "consent to the provider's own terms has no community",
  files: "pictures of accounts have no community",
  one_time_tokens: "most tokens belong to an account alone",
  operator_events: "an act of an operator may be about no community, and outlives the one it was about",
  sign_up_claims: "a claim belongs to a browser until a registration begins",
  terms_of_services: "the provider's own terms have no community",
};

/** Tables of which no row can be in another table's place, since they have one row for each community. */
const isRowOfCommunity = (columns: readonly string[]) => columns.includes("community_id");

test("every row of a community says so, and its key names the community", async () => {
  const { rows } = await sql<{ table: string; nullable: boolean; keys: string[] | null }>`
    select c.relname as table, not a.attnotnull as nullable,
      (select array_agg((select string_agg(k.attname, ',' order by k.attname)
          from pg_attribute k where k.attrelid = c.oid and k.attnum = any(i.indkey)))
        from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null) as keys
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname like '%community_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(db);
  const faulty = rows
    .filter(({ table }) => !(table in ofNoSingleCommunity))
    .filter(({ nullable, keys }) => nullable || !keys?.some((key) => isRowOfCommunity(key.split(","))))
    .map(({ table }) => table);
  expect(faulty, "tables without a community, or without it in a unique key").toEqual([]);
});

test("every reference to a row of a community names the community too", async () => {
  const { rows } = await sql<{ from: string; to: string; columns: string[] }>`
    select f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = f.confrelid and a.attnum = any(f.confkey))
        as columns
    from pg_constraint f
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'community_id')`.execute(
    db,
  );
  const faulty = rows
    .filter(({ columns }) => !isRowOfCommunity(columns))
    // An account's own picture belongs to no community.
    .filter(({ from, to }) => !(from === "accounts" && to === "files"))
    .filter(({ to }) => !(to in ofNoSingleCommunity) || to === "files")
    .map(({ from, to }) => `${from} to ${to}`);
  expect(faulty).toEqual([]);
});

test("no reference waits to be checked", async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace and not convalidated`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

/** A join of tables that both belong to a community, by the id of one of them. */
const kyselyJoin = /\.(?:inner|left|right)Join\(\s*"(\w+)(?: as \w+)?",\s*"[\w.]+",\s*"[\w.]+"/g;
const sqlJoin =
  /\bjoin (\w+) (?:as )?\w+ on (.*?)(?=\bjoin\b|\bleft\b|\bcross\b|\bwhere\b|\border\b|\bgroup by\b|`|\bselect\b)/gs;
/** Somebody's memberships are found by their account, and a community by its own id. */
const isByOther = (condition: string) =>
  /account|\bcommunity_id = \w+\.id\b|"(?:a|c)\.id"/.test(condition) || !/\.id\b/.test(condition);

test("rows of a community are joined by the community and the id", async () => {
  const { rows } = await sql<{ table: string }>`
    select attrelid::regclass::text as table from pg_attribute a join pg_class c on c.oid = a.attrelid
    where attname = 'community_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const ofCommunity = new Set(
    rows.map(({ table }) => table).filter((table) => !(table in ofNoSingleCommunity)),
  );
  const faulty = files(root, ["{features,kit,apps}/**/*.sql.ts"]).flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const joins = [
      ...[...text.matchAll(kyselyJoin)].map(([all, table = ""]) => ({ all, table, condition: all })),
      ...[...text.matchAll(sqlJoin)].map(([all, table = "", condition = ""]) => ({ all, table, condition })),
    ];
    return joins
      .filter(({ table, condition }) => ofCommunity.has(table) && !condition.includes("community"))
      .filter(({ condition }) => !isByOther(condition))
      .map(({ all }) => `${path}: ${all.replace(/\s+/g, " ")}`);
  });
  expect(faulty).toEqual([]);
});
