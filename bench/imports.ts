import { setTimeout as wait } from "node:timers/promises";
import {
  checkImport,
  createImport,
  listImportedRows,
  mendImportedRow,
  readImportAgain,
  showImport,
  startImport,
} from "#features/people-imports/contract/calls.ts";
import { fileOf, peopleCsv } from "#features/people-imports/server/imports.test-helper.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { engine } from "#kit/testing/template.ts";
import { createHttpClient, identify } from "#kit/testing/test-client.ts";
import { withCastServer } from "./cast-server.ts";
import { load } from "./load.ts";
import { ms, print, printConditions } from "./print.ts";
import { askProcess, type Hold, type Running } from "./process.ts";
import { medianOf, timeOf, timesOf } from "./times.ts";

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 5;
const POSTS = 40;
/** A community reads like this at a busy hour, far below what the machine can do. */
const READERS = { connections: 4, perSecond: 40 };
const QUIET_SECONDS = 20;
const params = { id: 1 };

printConditions();
await withCastServer({ prepare: async () => {} }, measureImports);

async function measureImports(server: Running): Promise<void> {
  const misaki = createHttpClient(server.url, "misaki");
  for (let at = 0; at < POSTS; at += 1) {
    const body = {
      client_id: crypto.randomUUID(),
      title: `近況 ${at}`,
      content: `<p>${"お久しぶりです。".repeat(20)}</p>`,
      content_type: 1 as const,
      image_ids: [],
    };
    await createHttpClient(server.url, "hanako").call(createPost, { params, body });
  }

  const read = async (csv: string) =>
    (await misaki.call(createImport, { params, body: { kind: "employees" }, files: { file: fileOf(csv) } }))
      .data;
  const check = async ({ id, has_header, mapping, empty }: Awaited<ReturnType<typeof read>>) =>
    misaki.call(checkImport, {
      params: { ...params, import_id: id },
      body: { has_header, mapping, empty, mends: [] },
    });
  const held = ({ cpuMs, holdMs }: Hold) => `${ms(cpuMs)} ms (${ms(holdMs)})`;
  const dryRuns = await timesOf(ROUNDS, async (round) => check(await read(peopleCsv(FEW, `few${round}`))));
  print(
    `${FEW} rows, ${engine}, median of ${ROUNDS}: read and checked in ${ms(medianOf(dryRuns))} ms, ${ms(Math.max(...dryRuns))} at most.`,
  );

  /** Reads the timeline as a member does, at a steady pace. */
  const timeline = (seconds: number) =>
    load(`${server.url}/api/communities/1/posts`, READERS.connections, seconds, {
      headers: identify("hanako"),
      perSecond: READERS.perSecond,
    });
  await timeline(5);
  await askProcess(server, "hold");
  const quiet = await timeline(QUIET_SECONDS);
  const quietHold = await askProcess(server, "hold");

  const many = await read(peopleCsv(MANY, "many"));
  const readHold = await askProcess(server, "hold");
  const checked = await timeOf(() => check(many));
  const checkHold = await askProcess(server, "hold");
  const [row] = (await misaki.call(listImportedRows, { params: { ...params, import_id: many.id } })).data
    .records;
  const mended = await timeOf(() =>
    misaki.call(mendImportedRow, {
      params: { ...params, import_id: many.id, row_id: row?.id ?? 0 },
      body: { cells: [{ field: "given_name", value: "直" }], left_out: false },
    }),
  );
  const mendHold = await askProcess(server, "hold");
  await misaki.call(readImportAgain, {
    params: { ...params, import_id: many.id },
    body: { encoding: "utf-8" },
  });
  const againHold = await askProcess(server, "hold");
  await check(many);
  await askProcess(server, "hold");
  const where = { params: { ...params, import_id: many.id } };
  let isDone = false;
  const running = timeOf(async () => {
    const { version } = (await misaki.call(showImport, where)).data;
    await misaki.call(startImport, { ...where, body: { version } });
    for (let state = "running"; state === "running"; await wait(1_000))
      state = (await misaki.call(showImport, where)).data.bulk_act?.state ?? "";
    isDone = true;
  });
  const beside: Awaited<ReturnType<typeof timeline>>[] = [];
  while (!isDone) beside.push(await timeline(5));
  const carriedOut = await running;
  const runHold = await askProcess(server, "hold");
  const worst = beside.reduce((one, other) => (other.p99 > one.p99 ? other : one));
  print(
    `${MANY} rows: checked in ${ms(checked)} ms, carried out in ${ms(carriedOut)} ms. The longest turn of the event loop, by its own processor time (by the clock): ${held(readHold)} while the file was read, ${held(checkHold)} while it was checked, ${held(mendHold)} while a row was mended in ${ms(mended)} ms, ${held(againHold)} while it was read again, ${held(runHold)} while it was carried out, ${held(quietHold)} without.`,
  );
  print(
    `The timeline meanwhile, ${READERS.perSecond} a second: p50 ${ms(quiet.p50)} → ${ms(medianOf(beside.map(({ p50 }) => p50)))} ms, p99 ${ms(quiet.p99)} → ${ms(medianOf(beside.map(({ p99 }) => p99)))} ms (worst five seconds ${ms(worst.p99)}), ${worst.failures} failures.`,
  );
}
