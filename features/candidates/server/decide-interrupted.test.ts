import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { candidatesApproved } from "#features/memberships/server/events.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { approveCandidates } from "../contract/decisions.ts";
import { seedCandidates } from "./seed-candidates.test-helper.ts";

/** This runs in the transaction of a part, besides the act. */
let meanwhile: (work: Work, membershipIds: readonly number[]) => Promise<void> = async () => {};
const listener = on(candidatesApproved, (work, { membershipIds }) => meanwhile(work, membershipIds));
const server = await startTestServer({
  features: [...features, { name: "meanwhile", routes: [], listeners: [listener] }],
});
const { aoba, membership } = server.ids;
const db = server.database.kysely;
await db.updateTable("communities").set({ member_limit: 3_000 }).where("id", "=", aoba).execute();
const misaki = membership.misaki ?? 0;

const approve = async (ids: readonly number[]) => {
  const body = { ids: [...ids] };
  const { data } = await server.as("misaki").call(approveCandidates, { params: { id: aoba }, body });
  await server.drainJobs();
  return db.selectFrom("activities").selectAll().where("id", "=", data.bulk_act).executeTakeFirstOrThrow();
};
const seed = async (name: string) => (await seedCandidates(server, aoba, 130, name)).map(({ id }) => id);
const joined = async (ids: readonly number[]) =>
  (
    await db
      .selectFrom("memberships")
      .select("id")
      .where("id", "in", [...ids])
      .where("state", "=", "participating")
      .execute()
  ).length;

afterEach(async () => {
  meanwhile = async () => {};
  await db.updateTable("communities").set({ suspended_at: null }).execute();
  await db
    .updateTable("memberships")
    .set({ role: "ordinary", state: "participating" })
    .where("id", "=", misaki)
    .execute();
});

test.each([
  ["is an administrator no more", { role: "member" }],
  ["is paused", { state: "paused" }],
] as const)("a job stops, and says so, when whoever asked for it %s", async (_, change) => {
  const ids = await seed(`stop-${Object.keys(change)[0]}`);
  meanwhile = async (work) => {
    await work.db.updateTable("memberships").set(change).where("id", "=", misaki).execute();
  };
  const stopped = await approve(ids);
  expect(stopped).toMatchObject({ state: "stopped", total: 130, done_count: 100, skipped_count: 0 });
  expect(await joined(ids)).toBe(100);
});

test("a job stops when its community is suspended: nobody more is approved or written to", async () => {
  const ids = await seed("suspended");
  meanwhile = async ({ db, now }) => {
    await db.updateTable("communities").set({ suspended_at: now }).where("id", "=", aoba).execute();
  };
  expect(await approve(ids)).toMatchObject({ state: "stopped", done_count: 100, skipped_count: 0 });
  expect(await joined(ids)).toBe(100);
  const written = (await server.mails()).filter(({ to }) => to.address.startsWith("suspended"));
  expect(written).toHaveLength(100);
});

test("one whom the act fails for does not stop the others, and is told of", async () => {
  const ids = await seed("fails");
  const unlucky = ids[50];
  const parts: number[] = [];
  meanwhile = async ({ db }, membershipIds) => {
    parts.push(membershipIds.length);
    if (membershipIds.includes(unlucky ?? 0)) await sql`select 1 / 0`.execute(db);
  };
  expect(await approve(ids)).toMatchObject({ state: "finished", done_count: 129, failed_count: 1 });
  expect(await joined(ids)).toBe(129);
  // One failing target must not make the others run one by one.
  expect(parts.length).toBeLessThan(30);
});
