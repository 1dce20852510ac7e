import { expect, test } from "vitest";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { TURNOVER_WAIT_HOURS } from "../contract/limits.ts";
import { askedPeople, type Employee } from "./asked-people.test-helper.ts";
import { carryOutDue } from "./turnovers.test-helper.ts";

const server = await startTestServer();
const db = server.database.kysely;
const people = askedPeople(server);
const { employee, ask, asked, confirm, object, undo, rowOf, wait, actsOn, beginAccepting } = people;

const outcomesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === "fulfilled" ? "done" : one.reason.code)).toSorted();
const requestsOf = ({ id }: Employee) =>
  db
    .selectFrom("turnover_requests")
    .select(["outcome", "confirmed_at"])
    .where("membership_id", "=", id)
    .execute();
const countOf = async (one: Employee, act: string) =>
  (await actsOn(one)).filter(([name]) => name === act).length;
/** The wait is over, but the job has not run yet. */
const letItBeDue = () => server.clock.advance({ hours: TURNOVER_WAIT_HOURS });

const isOtherwise = engine !== "postgres";
const at = "at the same moment";

test("two administrators ask once", async () => {
  const one = await employee();
  const results = await Promise.allSettled([ask(one, "misaki"), ask(one, "makoto", `other-${one.home}`)]);
  expect(outcomesOf(results)).toEqual(["ERROR_TURNOVER_REQUESTED", "done"]);
  expect(await requestsOf(one)).toHaveLength(1);
});

test("one link objects once, however often it is used", async () => {
  const one = await employee();
  const { token } = await asked(one);
  const results = await Promise.allSettled([1, 2, 3].map(() => object(token)));
  expect(outcomesOf(results)).toEqual([
    "ERROR_TURNOVER_REQUEST_OBJECTED",
    "ERROR_TURNOVER_REQUEST_OBJECTED",
    "done",
  ]);
  expect(await countOf(one, "objectToTurnover")).toBe(1);
});

test.skipIf(isOtherwise)(`${at} the job of several processes carries it out once`, async () => {
  const one = await employee();
  await asked(one);
  letItBeDue();
  await Promise.all([carryOutDue(server), carryOutDue(server), carryOutDue(server)]);
  expect(await countOf(one, "carryOutTurnover")).toBe(1);
});

test.skipIf(isOtherwise).each([
  [
    "an objection and the job",
    (_: Employee, { token }: { token: string }) => [object(token), carryOutDue(server)],
  ],
  ["a withdrawal and the job", (one: Employee) => [undo(one), carryOutDue(server)]],
  [
    "an objection and a confirmation",
    (one: Employee, { id, token }: { id: number; token: string }) => [object(token), confirm(one, id)],
  ],
  [
    "a confirmation and the job",
    (one: Employee, { id }: { id: number }) => [confirm(one, id), carryOutDue(server)],
  ],
  [
    "a withdrawal and a confirmation",
    (one: Employee, { id }: { id: number }) => [undo(one), confirm(one, id)],
  ],
] as const)(`${at} %s leave one whole outcome`, async (_, race) => {
  for (let round = 0; round < 3; round += 1) {
    const one = await employee();
    const request = await asked(one);
    letItBeDue();
    await Promise.allSettled(race(one, request as never));
    const [{ outcome } = { outcome: null }] = await requestsOf(one);
    const row = await rowOf(one);
    const turnovers = await db
      .selectFrom("turnovers")
      .select("id")
      .where("membership_id", "=", one.id)
      .execute();
    if (outcome === "carried_out") {
      expect(row).toMatchObject({ kind: "alumnus", state: "paused" });
      expect(turnovers).toHaveLength(1);
    } else {
      expect(["objected", "cancelled", "undone"]).toContain(outcome);
      expect(row).toMatchObject({ kind: "employee", state: "participating" });
      expect(turnovers).toEqual([]);
    }
    expect(await countOf(one, "carryOutTurnover")).toBe(
      outcome === "carried_out" || outcome === "undone" ? 1 : 0,
    );
  }
});

test.skipIf(isOtherwise)(
  `${at} an acceptance and its undo leave the membership with one of the two`,
  async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await employee();
      const { account_id } = await rowOf(one);
      await asked(one);
      await wait();
      const complete = await beginAccepting(one);
      const [accepted, undone] = await Promise.allSettled([complete(), undo(one, "makoto")]);
      expect(undone?.status).toBe("fulfilled");
      expect(await rowOf(one)).toMatchObject({ account_id, kind: "employee", state: "participating" });
      expect(accepted?.status).toBe("fulfilled");
    }
  },
);

test.skipIf(isOtherwise)(
  `${at} a confirmation and an acceptance open the chats to whoever has come`,
  async () => {
    const one = await employee();
    const { id } = await asked(one);
    await wait();
    const complete = await beginAccepting(one);
    const [confirmed, accepted] = await Promise.all([confirm(one, id), complete()]);
    expect(confirmed).toMatchObject({ success: true });
    expect(accepted.status).toBe(200);
    expect(await rowOf(one)).toMatchObject({ kind: "alumnus", state: "participating" });
    expect(await requestsOf(one)).toMatchObject([{ outcome: "carried_out", confirmed_at: expect.any(Date) }]);
  },
);
