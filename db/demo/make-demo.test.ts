import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer, type EnishiServer } from "#apps/server/create-server.ts";
import { cookieIn } from "#features/accounts/server/accounts.test-helper.ts";
import { listAdministrators } from "#features/administrators/contract/calls.ts";
import { listAuditEvents } from "#features/audit-log/contract/calls.ts";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { listChatrooms } from "#features/chats/contract/calls.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { showCommunitySettings } from "#features/community-settings/contract/calls.ts";
import { showContract } from "#features/contracts/contract/calls.ts";
import { showAnalytics } from "#features/dashboard/contract/calls.ts";
import { listFaqs } from "#features/faqs/contract/calls.ts";
import { listAlumniInvitations } from "#features/invitations/contract/alumni-invitations.ts";
import { listOperatedCommunities } from "#features/operator-communities/contract/calls.ts";
import { listOperators } from "#features/operators/contract/calls.ts";
import { listPeople } from "#features/people/contract/list-people.ts";
import { listImports } from "#features/people-imports/contract/calls.ts";
import { listPosts } from "#features/posts/contract/calls.ts";
import { finishSignIn, signIn } from "#features/sessions/contract/calls.ts";
import { listTermsVersions } from "#features/terms/contract/office-calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Database } from "#kit/server/database/database.ts";
import { testTime } from "#kit/testing/clock.ts";
import { openTestDatabase } from "#kit/testing/template.ts";
import { createTestClient } from "#kit/testing/test-client.ts";
import { findDemo } from "./claim.ts";
import { company } from "./communities.ts";
import { demoPassword, operators } from "./logins.ts";
import { makeDemo } from "./make-demo.ts";
import { clearUnfinished } from "./mark.sql.ts";
import { createMovingClock } from "./moving-clock.ts";
import {
  alumni,
  candidates,
  contractor,
  employees,
  ordinaryAdministrator,
  pausedAlumnus,
  schoolAlumni,
  schoolContractor,
} from "./people/roster.ts";
import { createSequence } from "./sequence.ts";
import { clientOf, createStage, type DemoClient, type Stage } from "./stage.ts";

let database: Database;
let server: EnishiServer;
let stage: Stage;
let folder: string;
const told: string[] = [];
const logged: string[] = [];

const options = () => ({
  database,
  publicUrl: "http://localhost",
  secret: "a secret for tests, thirty-two characters",
  filesUrl: `file:${join(folder, "files")}`,
  mailFrom: "Enishi <no-reply@enishi.example>",
  logLevel: "silent",
  validateAnswers: true,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "enishi-demo-test-"));
  database = await openTestDatabase();
  // The template holds the cast of the other tests.
  await clearUnfinished(database.kysely);
  const logTo = { write: (line: string) => void logged.push(line) };
  await makeDemo({ ...options(), logTo }, (line) => told.push(line), testTime);
  const clock = createMovingClock(testTime);
  const mail = { mailUrl: null, mailboxFolder: join(folder, "mailbox") };
  server = await createServer({ ...options(), ...mail, clock, rateLimits: false });
  stage = createStage(server, clock, createSequence(1));
}, 300_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const tables = [
  "accounts",
  "memberships",
  "posts",
  "comments",
  "likes",
  "interests",
  "chat_messages",
  "groups",
  "group_members",
] as const;
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const query = sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`;
        return [table, (await query.execute(database.kysely)).rows[0]?.n ?? 0] as const;
      }),
    ),
  ) as Record<(typeof tables)[number], number>;

/** Returns the company's community, the first in the lobby of its employees. */
async function companyOf(person = employees[0]) {
  if (!person) throw new Error("there are no employees");
  const as = await stage.as(person);
  const { data } = await as(listCommunities, {});
  return { as, id: data.records[0]?.id ?? 0, records: data.records };
}

/** Whoever tries the product signs in with what the start prints. */
async function comeInAsOperator(): Promise<DemoClient> {
  const guest = createTestClient(server.app, "guest");
  const body = { email: operators.first.email, password: demoPassword };
  const begun = await guest.send(signIn.operator, { body });
  const secret = Secret.fromBase32((await findDemo(database))?.operatorAppKey ?? "");
  const code = new TOTP({ secret }).generate({ timestamp: testTime.getTime() });
  const headers = { cookie: `enishi_step=${cookieIn(begun.headers, "enishi_step")}` };
  const finished = await guest.send(finishSignIn.operator, { body: { code }, headers });
  return clientOf(server, { area: "operator", token: cookieIn(finished.headers, "enishi_operator") ?? "" });
}

test("whoever waits for it reads its steps, and nothing of what its people do", () => {
  expect(told.at(-1)).toBe("The demo community is ready.");
  expect(logged).toEqual([]);
});

describe("the demo community", () => {
  test("has its people, and 120 posts of all kinds with what belongs to them", async () => {
    const { as, id } = await companyOf(ordinaryAdministrator[0]);
    const firstPageOf = async (content_type: number) =>
      (await as(listPosts, { params: { id }, query: { content_type } })).data.records;
    const kinds = [await firstPageOf(1), await firstPageOf(2), await firstPageOf(3)];
    expect(kinds.map(({ length }) => length)).toEqual([20, 20, 14]);
    expect(kinds.flat().some(({ images }) => images.length > 0)).toBe(true);
    const found = await counts();
    expect(found.posts).toBe(123);
    expect(found.comments).toBeGreaterThan(150);
    expect(found.likes).toBeGreaterThan(300);
    expect(found.interests).toBeGreaterThan(20);
    expect(found.chat_messages).toBeGreaterThan(100);
    expect(found.groups).toBe(4);
    expect(found.group_members).toBeGreaterThan(30);
  });

  test("answers frequent questions in both languages", async () => {
    const read = async (language: "ja" | "en") =>
      (await stage.asGuest(listFaqs, { query: { language } })).data.map(({ question }) => question);
    const [japanese, english] = [await read("ja"), await read("en")];
    expect(japanese).toHaveLength(12);
    expect(new Set([...japanese, ...english]).size).toBe(24);
    expect(english.filter((question) => /[ぁ-んァ-ヶ一-龠]/.test(question))).toEqual([]);
  });

  test("lets everybody sign in", async () => {
    const everybody = [
      ...alumni,
      ...employees,
      ...contractor,
      ...ordinaryAdministrator,
      ...pausedAlumnus,
      ...candidates,
      ...schoolAlumni,
      ...schoolContractor,
    ];
    for (const person of everybody) {
      const { records } = await companyOf(person);
      expect(records, person.key).not.toHaveLength(0);
    }
  });

  test("shows candidates waiting to an administrator", async () => {
    const { as, id } = await companyOf(contractor[0]);
    const { data } = await as(listCandidates, { params: { id } });
    expect(data.records.map(({ family_name }) => family_name)).toEqual(["沢村", "久世", "富岡"]);
  });

  test("has for the office people with flags, paused, withdrawn and turned over, open invitations, files and a log", async () => {
    const { as, id } = await companyOf(contractor[0]);
    const params = { id };
    const alumniBy = async (body: object) =>
      (await as(listPeople.alumnus, { params, body, query: {} })).total_records;
    expect(await alumniBy({ flag: "a" })).toBe(4);
    expect(await alumniBy({ flag: "b" })).toBe(7);
    // Somebody turned over who has not come yet counts as paused too.
    expect(await alumniBy({ status: "paused" })).toBe(2);
    expect(await alumniBy({ turned_over: "true" })).toBe(1);
    expect(await alumniBy({ status: "withdrawn" })).toBe(1);
    expect(await alumniBy({ posting_blocked: "true" })).toBe(1);
    const invitations = await as(listAlumniInvitations, { params, query: {} });
    expect(invitations.data.records.map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    const imports = await as(listImports, { params, query: {} });
    expect(imports.data.records.map(({ state, counts }) => [state, counts?.refused])).toEqual([
      ["checked", 2],
      ["started", 2],
    ]);
    const administrators = await as(listAdministrators, { params, query: {} });
    expect(administrators.data.records.map(({ state, duties }) => [state, duties])).toEqual([
      ["participating", []],
      ["participating", ["applications", "chats"]],
      ["invited", ["applications", "chats"]],
    ]);
    const events = await as(listAuditEvents, { params, query: {} });
    expect(new Set(events.data.records.map(({ act }) => act)).size).toBeGreaterThan(8);
  });

  test("gives the first alumnus two communities, chats and something unread", async () => {
    const { as, records } = await companyOf(alumni[0]);
    expect(records).toHaveLength(2);
    const company = records.find(({ name }) => name === "凪川光機アルムナイ");
    const chats = await as(listChatrooms, { params: { id: company?.id ?? 0 } });
    expect(chats.chatrooms.length).toBeGreaterThan(2);
    expect(company?.unread_notification_count).toBeGreaterThan(0);
  });

  test("says of the days on which something happened that somebody was there (F46)", async () => {
    const { as, id } = await companyOf(contractor[0]);
    const { data } = await as(showAnalytics, { query: { community_id: id, days: 30 } });
    const busy = data.figures.filter(({ likes, comments }) => likes + comments > 0);
    expect(busy.length).toBeGreaterThan(10);
    expect(busy.filter(({ active_members }) => active_members.day === 0)).toEqual([]);
  });

  test("has communities that their contractors have set up, and an operator who comes in with the printed key", async () => {
    const { as, id } = await companyOf(contractor[0]);
    const params = { id };
    const { settings, header_image_url } = (await as(showCommunitySettings, { params })).data;
    expect(settings).toMatchObject(company.settings);
    expect(header_image_url).not.toBeNull();
    expect((await as(showContract, { params })).data).toMatchObject({ plan: "スタンダード" });
    const versions = await as(listTermsVersions, { params, query: { tab: "alumni" } });
    expect(versions.data.records.map(({ version }) => version)).toEqual([2, 1]);

    const operator = await comeInAsOperator();
    const { records } = (await operator(listOperatedCommunities, { query: {} })).data;
    expect(records.map(({ name, state }) => [name, state]).toSorted()).toEqual([
      ["凪川光機アルムナイ", "active"],
      ["潮見台学園 校友会", "active"],
    ]);
    const colleagues = (await operator(listOperators, { query: {} })).data.records;
    expect(colleagues.map(({ state }) => state)).toEqual(["active", "active"]);
  });

  test("ends in the present and not after it", async () => {
    const latest = await sql<{ at: Date }>`select max(created_at) as at from posts`.execute(database.kysely);
    const at = latest.rows[0]?.at.getTime() ?? 0;
    expect(at).toBeLessThanOrEqual(testTime.getTime());
    expect(at).toBeGreaterThan(testTime.getTime() - 2 * DAY_MS);
  });
});

test("a second start changes nothing", async () => {
  const before = await counts();
  const lines = told.length;
  await makeDemo(options(), (line) => told.push(line), testTime);
  expect(await counts()).toEqual(before);
  expect(told).toHaveLength(lines);
  expect(await findDemo(database)).toMatchObject({ isFinished: true });
});
