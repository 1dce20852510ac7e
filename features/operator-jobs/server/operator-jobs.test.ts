import { beforeEach, describe, expect, test } from "vitest";
import { listOperatorEvents } from "#features/operators/contract/events.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { countJobs } from "#kit/server/jobs/job-counts.sql.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { queueInWords } from "../contract/queue-words.ts";
import { queueJob, removeJobs } from "./jobs.test-helper.ts";

const server = await startTestServer();
const { database, clock } = server;
const db = database.kysely;
const unei = server.as("unei");

const list = async (query: CallInput<typeof calls.listJobs>["query"] = {}) =>
  (await unei.call(calls.listJobs, { query })).data.records;
const queues = async () => (await unei.call(calls.listJobQueues, { query: { per_page: 100 } })).data.records;
const queueOf = async (name: string) => (await queues()).find(({ queue }) => queue === name);

beforeEach(async () => {
  await removeJobs(db);
  await db.deleteFrom("job_counts").execute();
});

describe("the list of jobs", () => {
  test.each([
    ["created", "waiting", 0],
    ["active", "running", 1],
    ["retry", "failed", 2],
    ["failed", "given_up", 2],
    ["cancelled", "cancelled", 1],
  ] as const)("shows one that is %s as %s", async (state, shown, attempts) => {
    const job_id = await queueJob(db, { state, retries: state === "created" ? 0 : 1 });
    expect(await list()).toMatchObject([{ job_id, queue: "sendMail", state: shown, attempts }]);
    expect(await list({ state: shown })).toHaveLength(1);
  });

  test("says why it failed and which ids it is about, and nothing else of what it holds", async () => {
    await queueJob(db, {
      data: { communityId: 3, accountIds: [4], to: "hanako@example.jp", subject: "秘密", userId: 7 },
      output: {
        message: "550 hanako@example.jp is unknown",
        stack: "at hanako@example.jp",
        detail: "Key (email)",
      },
    });
    const [job] = await list();
    expect(job).toMatchObject({ problem: "550 [address] is unknown", ids: { communityId: 3, userId: 7 } });
    expect(JSON.stringify(job)).not.toMatch(/hanako|秘密|Key/);
  });

  test("is filtered by kind, and offers all kinds", async () => {
    await queueJob(db);
    await queueJob(db, { name: "sendDigests" });
    expect(await list({ queue: "sendDigests" })).toMatchObject([{ queue: "sendDigests" }]);
    const { queues: all } = await unei.call(calls.listJobs, {});
    expect(all).toContain("sendMail");
    expect(all).toContain("forgetOldJobCounts");
  });
});

describe("the kinds of jobs", () => {
  test("say how many there are of each, and were done and failed in a day", async () => {
    for (const state of ["created", "created", "retry", "failed"]) await queueJob(db, { state });
    const now = clock.now();
    const before = new Date(now.getTime() - 30 * 60 * 60 * 1000);
    await countJobs(database, { name: "sendMail", done: 5, failed: 1, now: before });
    await countJobs(database, { name: "sendMail", done: 2, failed: 0, now });
    await countJobs(database, { name: "sendMail", done: 1, failed: 3, now });
    expect(await queueOf("sendMail")).toMatchObject({
      waiting: 2,
      running: 0,
      failed: 1,
      given_up: 1,
      done: 3,
      failures: 3,
      last_done_at: now.toISOString(),
      next_run_at: null,
    });
  });

  test("that run by the clock say when they run next, and last did", async () => {
    const daily = await queueOf("record-daily-figures");
    expect(daily).toMatchObject({ last_done_at: null });
    const next = new Date(daily?.next_run_at ?? 0);
    expect(next.getTime()).toBeGreaterThan(clock.now().getTime());
    expect(next.toISOString()).toMatch(/T19:00:00/);
  });

  test("have words of people, and without any their name", () => {
    expect(queueInWords({ queue: "sendMail" }, "ja")).toBe("メールの送信");
    expect(queueInWords({ queue: "retired" }, "en")).toBe("retired");
  });
});

describe("an operator", () => {
  test.each(["retry", "failed", "cancelled"])("lets one that is %s run again, at once", async (state) => {
    const job_id = await queueJob(db, { name: "removeUnusedFiles", state, data: {} });
    await unei.call(calls.runJobAgain, { params: { job_id } });
    const [job] = await list();
    expect(["waiting", "failed"]).toContain(job?.state);
    expect(new Date(job?.due_at ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    await server.drainJobs();
    expect(await list()).toEqual([]);
  });

  test("cancels one that waits, which is then not done, and may change their mind", async () => {
    const job_id = await queueJob(db, { state: "created", name: "removeUnusedFiles" });
    await unei.call(calls.cancelJob, { params: { job_id } });
    await server.drainJobs();
    expect(await list()).toMatchObject([{ state: "cancelled" }]);
    await unei.call(calls.runJobAgain, { params: { job_id } });
    await server.drainJobs();
    expect(await list()).toEqual([]);
  });

  test("is told that it has changed where it runs, waits or has been cancelled meanwhile", async () => {
    const running = { params: { job_id: await queueJob(db, { state: "active" }) } };
    const stale = { code: "ERROR_STATUS_HAS_CHANGED" };
    await expect(unei.call(calls.cancelJob, running)).rejects.toMatchObject(stale);
    await expect(unei.call(calls.runJobAgain, running)).rejects.toMatchObject(stale);
    const waiting = { params: { job_id: await queueJob(db, { state: "created" }) } };
    await expect(unei.call(calls.runJobAgain, waiting)).rejects.toMatchObject(stale);
    await unei.call(calls.cancelJob, waiting);
    await expect(unei.call(calls.cancelJob, waiting)).rejects.toMatchObject(stale);
  });

  test("is answered 404 for a job that is done, and for what is no id", async () => {
    for (const job_id of [crypto.randomUUID(), "7", "x"])
      expect((await unei.send(calls.cancelJob, { params: { job_id } })).status).toBe(404);
  });

  test("leaves a trace in the operators' log", async () => {
    const job_id = await queueJob(db);
    await unei.call(calls.runJobAgain, { params: { job_id } });
    const { records } = (await unei.call(listOperatorEvents, { query: { act: "runJobAgain" } })).data;
    expect(records[0]).toMatchObject({
      target: { kind: "job" },
      changes: { queue: ["sendMail", "sendMail"], job_state: ["given_up", "waiting"] },
    });
  });
});

test.each(["makoto", "misaki", "hanako"] as const)("%s sees and changes no job", async (who) => {
  const params = { job_id: await queueJob(db) };
  for (const call of [calls.listJobs, calls.listJobQueues])
    expect((await server.as(who).send(call, {})).status).toBe(403);
  expect((await server.as(who).send(calls.runJobAgain, { params })).status).toBe(403);
  expect((await server.as(who).send(calls.cancelJob, { params })).status).toBe(403);
});
