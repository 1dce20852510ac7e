import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { candidateDecisions } from "../contract/decisions.ts";
import { seedCandidates } from "./seed-candidates.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const params = { id: aoba };
const db = server.database.kysely;
await db.updateTable("communities").set({ member_limit: 3_000 }).where("id", "=", aoba).execute();

const idsOf = (people: readonly { readonly id: number }[]) => people.map(({ id }) => id);
const finished = async (ids: readonly number[]) => {
  const rows = await db.selectFrom("activities").selectAll().where("id", "in", ids).orderBy("id").execute();
  return rows.every(({ state }) => state === "finished") ? rows : undefined;
};

test("of two workers who decide on the same people at once each person is decided upon once, and the other's result says by whom", async () => {
  const people = await seedCandidates(server, aoba, 300, "at-once");
  const ids = idsOf(people);
  const ask = async (who: "misaki" | "makoto", action: "approve" | "reject", body: { ids: number[] }) =>
    (await server.as(who).call(candidateDecisions[action], { params, body })).data.bulk_act;
  const asked = [
    await ask("misaki", "approve", { ids }),
    await ask("makoto", "reject", { ids: ids.toReversed() }),
  ];
  await server.services.jobs.work(server.services);
  const [approved, rejected] = await until("both are done", () => finished(asked));

  expect((approved?.done_count ?? 0) + (rejected?.done_count ?? 0)).toBe(300);
  expect((approved?.skipped_count ?? 0) + (rejected?.skipped_count ?? 0)).toBe(300);
  const targets = await db
    .selectFrom("activity_targets")
    .select(["target_id", "outcome", "reason", "activity_id", "earlier_activity_id"])
    .where("activity_id", "in", asked)
    .execute();
  for (const id of ids) {
    const both = targets.filter(({ target_id }) => target_id === id);
    const [done, late] = ["done", "skipped"].map((one) => both.find(({ outcome }) => outcome === one));
    expect([id, late?.reason, late?.earlier_activity_id]).toEqual([id, "handled", done?.activity_id]);
  }
  const states = await db
    .selectFrom("memberships")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("id", "in", ids)
    .groupBy("state")
    .execute();
  const inState = (state: string) => states.find((one) => one.state === state)?.count ?? 0;
  expect(inState("participating")).toBe(approved?.done_count);
  expect(inState("under_review")).toBe(0);
});
