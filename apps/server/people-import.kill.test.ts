import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import {
  checkImport,
  createImport,
  showImport,
  startImport,
} from "#features/people-imports/contract/calls.ts";
import { fileOf, peopleCsv } from "#features/people-imports/server/imports.test-helper.ts";
import { startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { finishElsewhere } from "./jobs.test-helper.ts";

const AOBA = 1;
const PEOPLE = 1_200;
const KIND = "importPeople";
const folder = await mkdtemp(join(tmpdir(), "enishi-killed-import-"));
const { settings, remove } = await copyTemplate(folder);
const silent = { ...settings, LOG_LEVEL: "silent" };
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true, force: true });
});

test("an import whose process is killed in the middle goes on and enters each row exactly once", async () => {
  const killed = await startServerProcess(silent);
  const misaki = killed.as("misaki");
  const files = { file: fileOf(peopleCsv(PEOPLE, "killed")) };
  const { data } = await misaki.call(createImport, {
    params: { id: AOBA },
    body: { kind: "employees" },
    files,
  });
  const params = { id: AOBA, import_id: data.id };
  const { has_header, mapping, empty } = data;
  const checked = await misaki.call(checkImport, { params, body: { has_header, mapping, empty, mends: [] } });
  await misaki.call(startImport, { params, body: { version: checked.data.version } });
  const doneSoFar = async () => (await misaki.call(showImport, { params })).data.bulk_act?.done ?? 0;
  await until("some are entered", async () => (await doneSoFar()) > 0);
  await killed.end("SIGKILL");

  const { another, kysely, before, after } = await finishElsewhere(silent, KIND);
  expect(before.state).toBe("running");
  expect(before.done_count).toBeLessThan(PEOPLE);

  expect(after).toMatchObject({ state: "finished", total: PEOPLE, done_count: PEOPLE });
  const { rows } = await sql`
    select count(*)::int as entered, count(distinct a.email)::int as people,
      count(distinct m.management_no)::int as numbers,
      (select count(*)::int from people_import_rows where applied_at is not null) as kept,
      (select last_management_no from communities where id = ${AOBA}) - max(m.management_no) as skipped
    from memberships m join accounts a on a.id = m.account_id where a.email like 'killed-%'`.execute(kysely);
  expect(rows).toEqual([{ entered: PEOPLE, people: PEOPLE, numbers: PEOPLE, kept: PEOPLE, skipped: 0 }]);
  await another.close();
}, 120_000);
