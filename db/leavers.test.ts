import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#kit/server/database/migrate.ts";
import { openPglite } from "#kit/server/database/pglite.ts";

/** People were rejected and have left before this file. */
const SINCE = "0114_rejected_applicants_and_former_names";
const product = fileURLToPath(new URL("migrations/", import.meta.url));
const folder = `${await mkdtemp(join(tmpdir(), "enishi-leavers-"))}/`;
afterAll(() => rm(folder, { recursive: true }));

const people = [
  // [name now, state, has joined, changed the account after leaving]
  ["rejected", "withdrawn", false, false],
  ["cancelled", "withdrawn", false, false],
  ["returner", "withdrawn", true, false],
  ["renamed", "withdrawn", true, true],
  ["present", "participating", true, false],
] as const;

test("who was rejected is moved out of those who have left, and the names of those who have are fixed", async () => {
  const database = await openPglite(undefined);
  afterAll(() => database.close());
  const db = database.kysely;
  for (const file of (await readdir(product)).filter((name) => name < SINCE))
    await cp(product + file, folder + file);
  await migrate(database, { folder });
  await sql`insert into communities (name, corporation_name, operating_name, created_at, updated_at)
    values ('青葉', '青葉株式会社', '事務局', now(), now())`.execute(db);
  for (const [at, [name, state, joined, changed]] of people.entries()) {
    await sql`insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana, activated_at, created_at, updated_at)
      values ('alumnus', ${`${name}@example.jp`}, ${`今${name}`}, '花', 'イマ', 'ハナ', now(), now(), ${changed ? sql`now()` : sql`now() - interval '9 days'`})`.execute(
      db,
    );
    await sql`insert into memberships (community_id, account_id, kind, state, management_no, display_name, applied_at, joined_at, withdrawn_at, created_at, updated_at)
      values (1, ${at + 1}, 'alumnus', ${state}, ${at + 1}, '', now() - interval '3 days', ${joined ? sql`now() - interval '8 days'` : null},
        ${state === "withdrawn" ? sql`now() - interval '2 days'` : null}, now() - interval '9 days', now())`.execute(
      db,
    );
  }
  const act = (name: string, target: number) =>
    sql`insert into audit_events (community_id, at, actor_membership_id, act, target_kind, target_id, target_membership_id)
      values (1, now() - interval '2 days', 5, ${name}, 'membership', ${target}, ${target})`.execute(db);
  await act("rejectCandidates", 1);
  await act("rejectCandidates", 3);
  await sql`insert into activities (community_id, kind, subject, actor_membership_id, total, created_at)
    values (1, 'withdrawAlumni', 'membership', 5, 1, now())`.execute(db);
  await sql`insert into activity_targets (community_id, activity_id, place, target_id, number, name, outcome)
    values (1, 1, 1, 4, 4, '昔の姓 花', 'done')`.execute(db);

  await migrate(database);

  const { rows } = await sql`
    select m.state, m.former_family_name || m.former_given_name as name, p.kana, p.email, r.rejected_by_membership_id as by
    from memberships m
    left join people p on p.membership_id = m.id left join rejections r on r.membership_id = m.id
    order by m.id`.execute(db);
  expect(rows).toEqual([
    { state: "rejected", name: "今rejected花", kana: null, email: null, by: 5 },
    { state: "withdrawn", name: "今cancelled花", kana: "", email: "", by: null },
    { state: "withdrawn", name: "今returner花", kana: "", email: "", by: 5 },
    { state: "withdrawn", name: "昔の姓花", kana: "", email: "", by: null },
    { state: "participating", name: "", kana: "イマ ハナ", email: "present@example.jp", by: null },
  ]);
  const counts = await sql`select state, people from people_counts where people > 0 order by state`.execute(
    db,
  );
  expect(counts.rows).toEqual([
    { state: "participating", people: 1 },
    { state: "withdrawn", people: 3 },
  ]);
});
