import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { signInAlumnus } from "#features/sessions/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { activateAlumnus, registerAlumnus } from "../contract/calls.ts";
import { invitedCodeOf, registrationOf, tokenMailedTo } from "./register.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const code = await invitedCodeOf(server, "hanako", aoba);

const register = async (email: string): Promise<string> => {
  await server.as("guest").call(registerAlumnus, { body: registrationOf(code, email) });
  return tokenMailedTo(server, email);
};
const activate = (token: string) => server.as("guest").call(activateAlumnus, { body: { token } });
const setCommunity = (values: { approve_alumni_by_hand?: boolean; member_limit?: number }) =>
  db.updateTable("communities").set(values).where("id", "=", aoba).execute();
const counters = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();

describe("opening the link of the mail", () => {
  test("makes a candidate where administrators approve", async () => {
    const before = await counters();
    const token = await register("candidate@example.jp");
    expect(await activate(token)).toMatchObject({
      data: { community: { id: aoba }, under_review: true, already_activated: false },
    });
    expect(await counters()).toEqual({ ...before, candidate_count: before.candidate_count + 1 });
    const body = { email: "candidate@example.jp", password: "Kyuka-2026" };
    expect(await server.as("guest").call(signInAlumnus, { body })).toMatchObject({ success: true });
  });

  test("makes a member at once where they do not", async () => {
    await setCommunity({ approve_alumni_by_hand: false });
    const before = await counters();
    const token = await register("member@example.jp");
    expect(await activate(token)).toMatchObject({ data: { under_review: false } });
    expect(await counters()).toEqual({ ...before, alumni_count: before.alumni_count + 1 });
    await setCommunity({ approve_alumni_by_hand: true });
  });

  test("twice, or twice at once, says that all is done and counts once", async () => {
    const before = await counters();
    const token = await register("twice@example.jp");
    const answers = await Promise.all([activate(token), activate(token), activate(token)]);
    expect(answers.filter(({ data }) => !data.already_activated)).toHaveLength(1);
    expect(await activate(token)).toMatchObject({ data: { already_activated: true, under_review: true } });
    expect(await counters()).toEqual({ ...before, candidate_count: before.candidate_count + 1 });
  });

  test("after 24 hours tells the way to start again", async () => {
    const token = await register("late@example.jp");
    server.clock.advance({ hours: 24 });
    await expect(activate(token)).rejects.toMatchObject({
      status: 400,
      code: "ERROR_ACTIVATION_EXPIRED",
      faults: [{ params: { invited_code: code } }],
    });
    const again = await register("late@example.jp");
    expect(await activate(again)).toMatchObject({ data: { already_activated: false } });
  });

  test("of a replaced registration, or with a made-up token, opens nothing", async () => {
    const earlier = await register("replaced@example.jp");
    await register("replaced@example.jp");
    await expect(activate(earlier)).rejects.toMatchObject({ code: "ERROR_ACTIVATION_EXPIRED" });
    await expect(activate("made-up")).rejects.toMatchObject({ code: "ERROR_ACTIVATION_EXPIRED" });
  });

  test("leaves no token in the queue of jobs", async () => {
    const token = await register("secret@example.jp");
    const { rows } = await sql<{ data: string }>`
      select data::text as data from pgboss.job`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.data).join()).not.toContain(token);
  });
});

test("of two people opening their links at once for the last place, one gets it and the other is told", async () => {
  await setCommunity({ approve_alumni_by_hand: false });
  const tokens = [await register("last-a@example.jp"), await register("last-b@example.jp")];
  const { alumni_count, employee_count } = await counters();
  await setCommunity({ member_limit: alumni_count + employee_count + 1 });
  const results = await Promise.allSettled(tokens.map(activate));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toMatchObject([{ reason: { status: 400, code: "VALIDATE_NUMBER_OF_USERS" } }]);
  expect((await counters()).alumni_count).toBe(alumni_count + 1);
  // Once there is room, the same link works.
  await setCommunity({ member_limit: 500 });
  const loser = tokens[results.findIndex((result) => result.status === "rejected")] ?? "";
  expect(await activate(loser)).toMatchObject({ data: { under_review: false } });
});
