import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#kit/server/database/migrate.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { createEmptyDatabase, engine } from "#kit/testing/template.ts";

const product = fileURLToPath(new URL("migrations/", import.meta.url));
const seed = `
  insert into communities (name, corporation_name, operating_name, member_limit, last_management_no, created_at, updated_at)
    values ('青葉', '青葉株式会社', '事務局', 100, 9, now(), now());
  insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana, birthday, activated_at, created_at, updated_at)
    select 'employee', 'm' || n || '@example.jp', '山田', n || '郎', 'ヤマダ', n || 'ロウ', '1960-01-01', now(), now(), now() from generate_series(1, 4) n;
  insert into memberships (community_id, account_id, kind, state, management_no, display_name, joined_at, created_at, updated_at)
    select 1, id, 'employee', 'participating', id, '山田 ' || id, now(), now(), now() from accounts order by id;
  insert into activities (community_id, kind, subject, actor_membership_id, total, created_at) values (1, 'pauseEmployees', 'membership', 1, 2, now());
  insert into activity_targets (community_id, activity_id, place, target_id, number, name)
    values (1, 1, 1, 2, 2, '旧姓 二'), (1, 1, 2, 3, 3, '山田 3');
  insert into audit_events (community_id, at, actor_membership_id, act, target_kind, target_id, target_membership_id, changes, reason, activity_id, request_id)
  values
    (1, now(), 1, 'pauseEmployees', 'membership', 2, 2, '{"state": ["participating", "paused"]}', null, 1, 'first'),
    (1, now(), 1, 'exportEmployees', 'membership', 2, 2, null, null, null, 'second'),
    (1, now(), 1, 'pauseEmployees', 'membership', 3, 3, '{"state": ["participating", "paused"]}', null, 1, 'later'),
    (1, now(), 1, 'exportEmployees', 'membership', 3, 3, null, null, null, 'second'),
    (1, now(), 1, 'exportEmployees', 'membership', 2, 2, null, null, null, 'third'),
    (1, now(), 1, 'openMembersChat', 'chatroom', 7, 2, null, '通報の確認', null, 'fourth'),
    (1, now(), 1, 'openMembersChat', 'chatroom', 7, 4, null, '通報の確認', null, 'fourth'),
    (1, now(), null, 'saveEntryForm', 'community', 1, null, '{"phone_number": ["1", "2"]}', null, null, null)`;

test.skipIf(engine === "pglite")(
  "what was written for each person before is folded into one event of each act, and loses nothing",
  async () => {
    const folder = `${await mkdtemp(join(tmpdir(), "enishi-unfolded-"))}/`;
    const empty = await createEmptyDatabase();
    const database = await openPostgres(empty.url);
    try {
      for (const file of (await readdir(product)).filter((name) => name < "0121"))
        await cp(product + file, folder + file);
      await migrate(database, { folder });
      for (const statement of seed.split(";")) await sql.raw(statement).execute(database.kysely);
      await migrate(database, { maintenance: true });
      const { rows } = await sql`
        select e.id::int, act, target_count as count, actor_name, actor_no, reason, e.target_id::int,
          json_agg(json_build_array(t.membership_id, t.name, t.number, t.changes) order by t.place) as targets
        from audit_events e join audit_event_targets t on t.community_id = e.community_id and t.event_id = e.id
        group by e.community_id, e.id order by e.id`.execute(database.kysely);
      const shared = { actor_name: "山田 1", actor_no: 1, reason: null };
      const paused = { state: ["participating", "paused"] };
      expect(rows).toEqual([
        {
          ...{ ...shared, id: 1, act: "pauseEmployees", count: 2, target_id: 0 },
          targets: [
            [2, "旧姓 二", 2, paused],
            [3, "山田 3", 3, paused],
          ],
        },
        {
          ...{ ...shared, id: 2, act: "exportEmployees", count: 2, target_id: 0 },
          targets: [
            [2, "山田 2", 2, null],
            [3, "山田 3", 3, null],
          ],
        },
        {
          ...shared,
          id: 5,
          act: "exportEmployees",
          count: 1,
          target_id: 2,
          targets: [[2, "山田 2", 2, null]],
        },
        {
          ...{ ...shared, id: 6, act: "openMembersChat", count: 2, target_id: 7, reason: "通報の確認" },
          targets: [
            [2, "山田 2", 2, null],
            [4, "山田 4", 4, null],
          ],
        },
        {
          ...{
            ...shared,
            id: 8,
            act: "saveEntryForm",
            count: 1,
            target_id: 1,
            actor_name: null,
            actor_no: null,
          },
          targets: [[null, null, null, { phone_number: ["1", "2"] }]],
        },
      ]);
      const names = await sql<{
        name: string;
      }>`select name from audit_names order by membership_id, name`.execute(database.kysely);
      expect(names.rows.map(({ name }) => name)).toEqual(["山田 1", "山田 2", "旧姓 二", "山田 3", "山田 4"]);
      await expect(sql`delete from audit_events`.execute(database.kysely)).rejects.toThrow("only added to");
    } finally {
      await database.close();
      await empty.drop();
      await rm(folder, { recursive: true });
    }
  },
);
