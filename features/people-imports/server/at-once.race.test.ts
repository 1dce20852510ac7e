import { beforeEach, describe, expect, test } from "vitest";
import { stopBulkAct } from "#features/bulk-results/contract/calls.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { enterEmployees } from "#features/employees/contract/enrolment.ts";
import { keyMailedTo, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { watchRepeatedWork } from "#kit/testing/repeated-work.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { importsOf, peopleCsv } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const repeated = watchRepeatedWork(server.services);
const makoto = importsOf(server, aoba, "makoto");
const { dryRun, start, invite, show, rows, correct, undo } = importsOf(server, aoba);
const reversed = (csv: string) => {
  const [heading = "", ...lines] = csv.split("\r\n");
  return [heading, ...lines.reverse()].join("\r\n");
};
const members = (prefix: string) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["a.email", "m.state", "m.management_no", "m.display_name"])
    .where("a.email", "like", `${prefix}-%`)
    .where("m.community_id", "=", aoba)
    .orderBy("a.email")
    .execute();
const ended = (importId: number) =>
  until("the import has ended", async () => {
    const one = await show(importId);
    const isRunning = one.bulk_act?.state === "running" || one.undo?.state === "running";
    return isRunning ? undefined : one;
  });
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === "fulfilled" ? "done" : one.reason.code)).sort();

if (engine === "postgres") await server.services.jobs.work(server.services);
beforeEach(repeated.clear);

describe.runIf(engine === "postgres")("at the same moment", () => {
  test("of two administrators who confirm one import the second is told, and each row is entered once", async () => {
    const { id } = await dryRun(peopleCsv(150, "both"));
    const results = await Promise.allSettled([start(id), makoto.start(id)]);
    expect(codes(results)).toEqual(["ERROR_IMPORT_RUNNING", "done"]);
    expect(await ended(id)).toMatchObject({ bulk_act: { done: 150, skipped: 0, failed: 0 }, waiting: 0 });
    const people = await members("both");
    expect(people).toHaveLength(150);
    expect(new Set(people.map(({ management_no }) => management_no)).size).toBe(150);
  });

  test("the same people in two imports are entered once, and the other import says so", async () => {
    const csv = peopleCsv(250, "same");
    const one = await dryRun(csv);
    const other = await makoto.dryRun(reversed(csv));
    await Promise.all([start(one.id), makoto.start(other.id)]);
    const both = [await ended(one.id), await ended(other.id)];
    const sum = (of: "done" | "skipped" | "failed") =>
      both.reduce((all, { bulk_act }) => all + (bulk_act?.[of] ?? 0), 0);
    expect([sum("done"), sum("skipped"), sum("failed")]).toEqual([250, 250, 0]);
    expect(await members("same")).toHaveLength(250);
    expect(repeated.found(), "no two have waited for each other").toEqual([]);
  });

  test("whoever is entered by hand while the file is carried out is entered once and left to who was first", async () => {
    const { id } = await dryRun(peopleCsv(200, "hand"));
    await start(id);
    const results = await Promise.allSettled(
      [0, 60, 120, 199].map((at) =>
        server.as("makoto").call(enterEmployees, {
          params: { id: aoba },
          body: { users: [{ email: `hand-${at}@example.jp`, family_name: "手", given_name: "入力" }] },
        }),
      ),
    );
    const byHand = results.filter(({ status }) => status === "fulfilled").length;
    expect(await ended(id)).toMatchObject({
      bulk_act: { done: 200 - byHand, skipped: byHand, failed: 0 },
    });
    const people = await members("hand");
    expect(people).toHaveLength(200);
    expect(people.filter(({ display_name }) => display_name === "手 入力")).toHaveLength(byHand);
  });

  test("who registers while a file changes them is called what they say, whichever was first", async () => {
    const first = await dryRun(peopleCsv(6, "join"));
    await start(first.id);
    await ended(first.id);
    await invite(first.id);
    const keys = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => keyMailedTo(server, `join-${at}@example.jp`)),
    );
    const { id } = await dryRun(peopleCsv(6, "join").replaceAll("木村", "改名"));
    const [, ...registered] = await Promise.allSettled([
      start(id),
      ...keys.map((key) => server.as("guest").call(registerEmployee, { body: registrationBy(key) })),
    ]);
    expect(codes(registered)).toEqual(keys.map(() => "done"));
    expect(await ended(id)).toMatchObject({ bulk_act: { failed: 0 } });
    expect(await members("join")).toEqual(
      keys.map(() => expect.objectContaining({ state: "participating", display_name: "木村 大地" })),
    );
  });

  test("stopped in the middle nothing more is entered, and started again it enters the rest, each once", async () => {
    const { id } = await dryRun(peopleCsv(600, "stop"));
    const { bulk_act } = await start(id);
    await until("some are entered", async () => ((await show(id)).bulk_act?.done ?? 0) > 0);
    await server.as("makoto").call(stopBulkAct, { params: { id: aoba, bulk_act_id: bulk_act?.id ?? 0 } });
    const stopped = await show(id);
    expect(stopped.bulk_act?.state).toBe("stopped");
    expect(stopped.waiting).toBeGreaterThan(0);
    expect(await members("stop")).toHaveLength(600 - stopped.waiting);
    await makoto.start(id);
    expect(await ended(id)).toMatchObject({ bulk_act: { done: stopped.waiting }, waiting: 0 });
    expect(await members("stop")).toHaveLength(600);
  });

  test("who registers while the import is undone is either kept or gone, never half of it", async () => {
    const { id } = await dryRun(peopleCsv(8, "half"));
    await start(id);
    await ended(id);
    await invite(id);
    const keys = await Promise.all(
      Array.from({ length: 8 }, (_, at) => keyMailedTo(server, `half-${at}@example.jp`)),
    );
    const [, ...registered] = await Promise.allSettled([
      undo(id),
      ...keys.map((key) => server.as("guest").call(registerEmployee, { body: registrationBy(key) })),
    ]);
    const came = registered.filter(({ status }) => status === "fulfilled").length;
    expect(codes(registered).filter((code) => code !== "done" && code !== "INVALID_URL_ERROR")).toEqual([]);
    expect(await ended(id)).toMatchObject({ undo: { done: 8 - came, skipped: came, failed: 0 } });
    expect((await members("half")).map(({ state }) => state)).toEqual(
      Array.from({ length: came }, () => "participating"),
    );
  });

  test("a row that is corrected while another confirms is imported as it was corrected, or not corrected at all", async () => {
    const { id } = await dryRun(`${peopleCsv(3, "correct")}\r\nno address,木村,直,M-9`);
    const broken = (await rows(id, { verdict: "refused" }))[0]?.id ?? 0;
    const cells = [{ field: "email" as const, value: "correct-9@example.jp" }];
    const [corrected, started] = await Promise.allSettled([correct(id, broken, { cells }), makoto.start(id)]);
    if (corrected?.status === "rejected") expect(corrected.reason.code).toBe("ERROR_IMPORT_STARTED");
    if (started?.status === "rejected") {
      expect(started.reason.code).toBe("ERROR_IMPORT_CHANGED");
      await makoto.start(id);
    }
    await ended(id);
    const count = corrected?.status === "fulfilled" ? 4 : 3;
    expect(await members("correct")).toHaveLength(count);
  });

  test("two who correct one file at once both have it as they said", async () => {
    const { id } = await dryRun(
      peopleCsv(2, "pair").replaceAll("@example.jp", "@").replace("メールアドレス", "メール"),
    );
    const [first, second] = await rows(id, { verdict: "refused" });
    const to = (at: number) => ({ cells: [{ field: "email" as const, value: `pair-${at}@example.jp` }] });
    await Promise.all([correct(id, first?.id ?? 0, to(0)), makoto.correct(id, second?.id ?? 0, to(0))]);
    expect((await rows(id)).map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      ["ROW_TWICE"],
      ["ROW_TWICE"],
    ]);
    await correct(id, second?.id ?? 0, to(1));
    expect((await show(id)).counts).toMatchObject({ new: 2, refused: 0 });
  });
});
