import { describe, expect, test } from "vitest";
import type { Selection } from "#kit/contract/bulk.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { candidateDecisions } from "../contract/decisions.ts";
import { makeCandidate } from "./candidates.test-helper.ts";
import { seedCandidates } from "./seed-candidates.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
await db.updateTable("communities").set({ member_limit: 3_000 }).where("id", "=", aoba).execute();

const preview = async (
  action: keyof typeof candidateDecisions,
  body: Selection,
  who: PersonKey = "misaki",
  id = aoba,
) => (await server.as(who).call(candidateDecisions[action].preview, { params: { id }, body })).data;
const decide = async (
  action: keyof typeof candidateDecisions,
  body: Selection,
  who: PersonKey = "misaki",
  id = aoba,
) => (await server.as(who).call(candidateDecisions[action], { params: { id }, body })).data;
const idsOf = (people: readonly { readonly id: number }[]) => people.map(({ id }) => id);
const statesOf = async (ids: readonly number[]) => {
  const rows = await db
    .selectFrom("memberships")
    .select("state")
    .where("id", "in", [...ids])
    .execute();
  return [...new Set(rows.map(({ state }) => state))];
};
const outcomesOf = async (bulkAct: number) => {
  const rows = await db
    .selectFrom("activity_targets")
    .select(["target_id", "outcome"])
    .where("activity_id", "=", bulkAct)
    .orderBy("place")
    .execute();
  return Object.groupBy(rows, ({ outcome }) => outcome ?? "waiting");
};
const bulkAct = (id: number) =>
  db.selectFrom("activities").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const limitPlaces = async (free: number) => {
  const { alumni_count, employee_count } = await db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();
  const member_limit = alumni_count + employee_count + free;
  await db.updateTable("communities").set({ member_limit }).where("id", "=", aoba).execute();
};

describe("the preview of an approval", () => {
  test("names everybody with number and mail, and says what will be written, and changes nothing", async () => {
    const [first, second] = await seedCandidates(server, aoba, 2, "shown");
    const shown = await preview("approve", { ids: idsOf([second ?? { id: 0 }, first ?? { id: 0 }]) });
    expect(shown).toMatchObject({
      count: 2,
      targets: [
        { ...first, mail: "shown1@example.jp" },
        { ...second, mail: "shown2@example.jp" },
      ],
      excluded: [],
      letter: { subject: "【青葉製作所アルムナイ】登録が承認されました" },
      places: { limit: 3_000 },
    });
    expect(shown.letter?.text).toContain("候補1 shown 様");
    expect(await statesOf(idsOf(shown.targets))).toEqual(["under_review"]);
  });

  test("gives the places that are left to the first, and says so of the others", async () => {
    const people = await seedCandidates(server, aoba, 3, "places");
    await limitPlaces(2);
    const shown = await preview("approve", { ids: idsOf(people) });
    expect(idsOf(shown.targets)).toEqual(idsOf(people.slice(0, 2)));
    expect(shown.excluded).toMatchObject([{ ...people[2], reason: "full" }]);
    const ids = idsOf(shown.targets);
    const left_out = idsOf(shown.excluded);
    const done = await decide("approve", { ids, left_out, as_of: shown.as_of });
    expect(done.done).toEqual(people.slice(0, 2));
    expect(done.skipped).toMatchObject([{ ...people[2], reason: "full" }]);
    const { skipped = [] } = await outcomesOf(done.bulk_act);
    expect(skipped).toMatchObject([{ target_id: people[2]?.id }]);
    await limitPlaces(2_000);
  });

  test("whoever it leaves out is kept in the result, of a job too, and never let in unseen though a place is free again", async () => {
    const people = await seedCandidates(server, aoba, 41, "left");
    await limitPlaces(40);
    const shown = await preview("approve", { ids: idsOf(people) });
    await limitPlaces(2_000);
    const [ids, left_out] = [idsOf(shown.targets), idsOf(shown.excluded)];
    expect(left_out).toEqual([people[40]?.id]);
    const { bulk_act: id, total } = await decide("approve", { ids, left_out, as_of: shown.as_of });
    expect(total).toBe(41);
    await server.drainJobs();
    expect(await bulkAct(id)).toMatchObject({ state: "finished", done_count: 40, skipped_count: 1 });
    expect(await statesOf(left_out)).toEqual(["under_review"]);
  });

  test("says who has dealt with somebody already, and when", async () => {
    const [person] = await seedCandidates(server, aoba, 1, "dealt");
    await decide("reject", { ids: [person?.id ?? 0] }, "makoto");
    const at = server.clock.now().toISOString();
    const { targets, excluded } = await preview("approve", { ids: [person?.id ?? 0] });
    expect(targets).toEqual([]);
    expect(excluded).toMatchObject([
      { id: person?.id, reason: "handled", by: { kind: "rejectCandidates", at } },
    ]);
    expect(excluded[0]?.by?.name).not.toBe("");
  });

  test("says nothing of another community's candidates", async () => {
    const [person] = await seedCandidates(server, aoba, 1, "foreign");
    const { excluded } = await preview("approve", { ids: [person?.id ?? 0] }, "yui", minato);
    expect(excluded).toEqual([{ id: person?.id, number: 0, name: "", reason: "gone", by: null }]);
  });
});

describe("between the preview and the act", () => {
  test("whoever was decided upon is left out and named, with by whom", async () => {
    const people = await seedCandidates(server, aoba, 3, "between");
    const { as_of } = await preview("approve", { ids: idsOf(people) });
    await decide("delete", { ids: idsOf(people.slice(0, 1)) }, "makoto");
    const { done, skipped } = await decide("approve", { ids: idsOf(people), as_of });
    expect(idsOf(done)).toEqual(idsOf(people.slice(1)));
    expect(skipped).toMatchObject([{ ...people[0], reason: "handled", by: { kind: "deleteCandidates" } }]);
  });

  test("whoever has changed what they said is left out and named", async () => {
    const people = await seedCandidates(server, aoba, 2, "edited");
    const { as_of } = await preview("approve", { ids: idsOf(people) });
    server.clock.advance({ seconds: 1 });
    await db
      .updateTable("memberships")
      .set({ display_name: "別の名前", updated_at: server.clock.now() })
      .where("id", "=", people[1]?.id ?? 0)
      .execute();
    const { done, skipped } = await decide("approve", { ids: idsOf(people), as_of });
    expect(idsOf(done)).toEqual([people[0]?.id]);
    expect(skipped).toMatchObject([{ id: people[1]?.id, reason: "changed", by: null }]);
  });

  test("a filter that finds another number is refused with both numbers", async () => {
    const filter = { info: "newcomer" };
    await seedCandidates(server, aoba, 3, "newcomer");
    const { as_of, count } = await preview("approve", { filter });
    expect(count).toBe(3);
    await makeCandidate(server, "newcomer-later");
    const late = decide("approve", { filter, except: [], as_of, count });
    await expect(late).rejects.toMatchObject({
      status: 409,
      code: "ERROR_SELECTION_CHANGED",
      faults: [{ params: { before: 3, after: 4 } }],
    });
  });

  test("a filter that finds as many, but others, is refused too", async () => {
    const filter = { info: "swapped" };
    const [first] = await seedCandidates(server, aoba, 2, "swapped");
    const { as_of, count } = await preview("reject", { filter });
    await decide("delete", { ids: [first?.id ?? 0] }, "makoto");
    await makeCandidate(server, "swapped-in");
    await expect(decide("reject", { filter, as_of, count })).rejects.toMatchObject({ status: 409 });
  });

  test("a filter with exceptions acts on the others alone", async () => {
    const filter = { info: "excepted" };
    const people = await seedCandidates(server, aoba, 3, "excepted");
    const { as_of, count } = await preview("reject", { filter });
    const { done } = await decide("reject", { filter, except: [people[1]?.id ?? 0], as_of, count });
    expect(idsOf(done)).toEqual([people[0]?.id, people[2]?.id]);
  });
});

describe("more than 30", () => {
  test("are taken on at once and approved by a job, each mailed once", async () => {
    const people = await seedCandidates(server, aoba, 90, "many");
    const { status, body } = await server
      .as("misaki")
      .send(candidateDecisions.approve, { params: { id: aoba }, body: { ids: idsOf(people) } });
    expect(status).toBe(202);
    const { data } = body as { data: { bulk_act: number } };
    expect(data).toMatchObject({ finished: false, total: 90, done: [] });
    expect(await statesOf(idsOf(people))).toEqual(["under_review"]);
    await server.drainJobs();
    expect(await statesOf(idsOf(people))).toEqual(["participating"]);
    expect(await bulkAct(data.bulk_act)).toMatchObject({ state: "finished", done_count: 90 });
    const mails = (await server.mails()).filter(({ to }) => to.address.startsWith("many"));
    expect(new Set(mails.map(({ to }) => to.address)).size).toBe(90);
    expect(mails).toHaveLength(90);
  });

  test("999 can be chosen by a filter, 1,000 cannot", async () => {
    const filter = { info: "thousand" };
    await seedCandidates(server, aoba, 999, "thousand");
    const { count, targets } = await preview("delete", { filter });
    expect([count, targets.length]).toEqual([999, 999]);
    await seedCandidates(server, aoba, 1, "one-thousand");
    await expect(preview("delete", { filter })).rejects.toMatchObject({
      status: 400,
      faults: [{ field: "filter", message_code: "TOO_MANY", params: { max: 999 } }],
    });
  });

  test("of two acts on the same people at once each person meets one, and the second says whose it was", async () => {
    const people = await seedCandidates(server, aoba, 40, "twice");
    const [approved, rejected] = [
      await decide("approve", { ids: idsOf(people) }),
      await decide("reject", { ids: idsOf(people) }, "makoto"),
    ];
    await server.drainJobs();
    expect(
      (await bulkAct(approved.bulk_act)).done_count + (await bulkAct(rejected.bulk_act)).done_count,
    ).toBe(40);
    const first = (await bulkAct(approved.bulk_act)).done_count === 40 ? approved : rejected;
    const second = first === approved ? rejected : approved;
    expect(await bulkAct(second.bulk_act)).toMatchObject({
      state: "finished",
      done_count: 0,
      skipped_count: 40,
    });
    const { skipped = [] } = await outcomesOf(second.bulk_act);
    expect(skipped).toHaveLength(40);
  });
});
