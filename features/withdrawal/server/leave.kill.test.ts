import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#features/sessions/contract/calls.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type CastPerson, castPassword, castToken } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { leaveService } from "../contract/calls.ts";

const PEOPLE = 60;
const ACKNOWLEDGED_BEFORE_THE_KILL = 15;
const AOBA = 1;

const folder = await mkdtemp(join(tmpdir(), "enishi-leaving-"));
const { settings, look, remove } = await copyTemplate(folder);
let server: ServerProcess;

const tokenOf = (i: number): string => `${castToken("hanako")}-${i}`;
const emailOf = (i: number): string => `leaver-${i}@example.jp`;
const leaver = (i: number): CastPerson => ({
  kind: "alumnus",
  family: `退会${i}`,
  given: "太郎",
  familyKana: "タイカイ",
  givenKana: "タロウ",
  email: emailOf(i),
  community: "aoba",
});

beforeAll(async () => {
  await look(async ({ kysely }) => {
    for (let i = 0; i < PEOPLE; i += 1)
      await seedPerson(kysely, tokenOf(i), leaver(i), new Map([["aoba", AOBA]]));
  });
  server = await startServerProcess(settings);
});
afterAll(async () => {
  await server.end("SIGKILL");
  await remove();
  await rm(folder, { recursive: true, force: true });
});

type Row = {
  email: string | null;
  name: string;
  display_name: string;
  state: string;
  gone: boolean;
  sessions: number;
};

const lookAtLeavers = (database: Database) =>
  sql<Row>`
    select a.email, a.family_name as name, m.display_name, m.state, a.deleted_at is not null as gone,
      (select count(*)::int from sessions s where s.account_id = a.id) as sessions
    from accounts a join memberships m on m.account_id = a.id
    where a.id > 12 order by a.id`
    .execute(database.kysely)
    .then(({ rows }) => rows);
const countAlumni = (database: Database) =>
  sql<{ counted: number; actual: number }>`
    select alumni_count as counted,
      (select count(*)::int from memberships m where m.community_id = c.id and m.kind = 'alumnus'
        and m.state in ('participating', 'paused')) as actual
    from communities c where id = ${AOBA}`
    .execute(database.kysely)
    .then(({ rows }) => rows[0]);

test("after a SIGKILL while many leave, each has gone wholly or not at all, and the numbers fit", async () => {
  const left = new Set<number>();
  const leaving = Array.from({ length: PEOPLE }, (_, i) =>
    server
      .as({ area: "alumni", token: tokenOf(i) })
      .call(leaveService, { body: { current_password: castPassword } })
      .then(() => left.add(i)),
  );
  const ending = Promise.allSettled(leaving);
  await until("some have left", () => left.size >= ACKNOWLEDGED_BEFORE_THE_KILL);
  await server.end("SIGKILL");
  await ending;
  expect(left.size).toBeLessThan(PEOPLE);

  const rows = await look(lookAtLeavers);
  expect(rows).toHaveLength(PEOPLE);
  for (const [i, row] of rows.entries()) {
    if (left.has(i)) expect(row.gone).toBe(true);
    expect(row).toEqual(
      row.gone
        ? { email: null, name: "", display_name: "", state: "withdrawn", gone: true, sessions: 0 }
        : {
            email: emailOf(i),
            name: leaver(i).family,
            display_name: `${leaver(i).family} 太郎`,
            state: "participating",
            gone: false,
            sessions: 1,
          },
    );
  }
  const alumni = await look(countAlumni);
  expect(alumni?.counted).toBe(alumni?.actual);

  server = await startServerProcess(settings);
  const stayed = rows.findIndex(({ gone }) => !gone);
  const body = { email: emailOf(stayed), password: castPassword };
  await server.as("guest").call(signIn.alumnus, { body });
  await server.end("SIGTERM");
});
