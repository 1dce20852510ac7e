import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import {
  createComment,
  deleteComment,
  getPostDetail,
  listComments,
} from "#features/comments/contract/calls.ts";
import { deleteGroup, updateGroup } from "#features/groups/contract/calls.ts";
import { deletePost, getPost } from "#features/posts/contract/calls.ts";
import { listMentionUsers } from "#features/posts/contract/mention-calls.ts";
import { listInterests } from "#features/reactions/contract/interest-calls.ts";
import { keepPost } from "#features/reactions/contract/keep-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { agreeToAllTerms } from "#features/terms/server/agree.test-helper.ts";
import { knownWords } from "#kit/contract/act.ts";
import { type AnyCall, isOfficeOnly } from "#kit/contract/call.ts";
import { cast } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { allSamples } from "./all-samples.test-helper.ts";
import { startMatrixServer } from "./matrix-server.test-helper.ts";
import { type Sample, sample } from "./sample.test-helper.ts";
import { makeWorld, type World } from "./world.test-helper.ts";

const server = await startMatrixServer();
const { kysely } = server.services.database;
const offices = ["makoto", "misaki"] as const;
/** An employee like any other, to whom nothing in this world belongs. */
const stranger = { area: "community", token: "session-of-stranger" } as const;
let world: World;
let officeColumns: readonly OfficeColumn[];
beforeAll(async () => {
  world = await makeWorld(server);
  const person = { ...cast.ken, email: "stranger@example.jp", family: "西村", given: "渡" };
  await seedPerson(kysely, stranger.token, person, new Map([["aoba", server.ids.aoba]]));
  await agreeToAllTerms(kysely);
  officeColumns = await listOfficeColumns();
});

const titleOf = ({ method, path }: AnyCall): string => `${method} ${path}`;
const titled = (calls: readonly AnyCall[]) => calls.map((call) => ({ call, title: titleOf(call) }));
const allCalls = features.flatMap(({ routes }) => routes.map(({ call }): AnyCall => call));
const officeCalls = allCalls.filter(({ access }) => isOfficeOnly(access));
const kept = titled(officeCalls.filter(({ act }) => act));
const viewed = titled(officeCalls.filter(({ act, view }) => !act && view));
const unkept = titled(officeCalls.filter(({ act, view }) => !act && !view));
const shared = titled(allCalls.filter(({ access }) => !isOfficeOnly(access)));
const samplesOf = (call: AnyCall): Sample[] => allSamples.filter((one) => one.call === call);

type OfficeColumn = { readonly table: string; readonly column: string };
/** What is written as the office is marked so in its row. */
async function listOfficeColumns(): Promise<OfficeColumn[]> {
  const { rows } = await sql<OfficeColumn>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%by\\_admin'`.execute(kysely);
  expect(rows.length).toBeGreaterThan(2);
  return rows;
}

async function countAsOffice(): Promise<number> {
  let count = 0;
  for (const { table, column } of officeColumns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)}`.execute(
      server.services.database.kysely,
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
}

/** Returns what a call leaves in the audit log when it is carried out a day after anything else. */
const attempt = ({ call, input }: Sample, who: Who = "makoto") =>
  server.attempt(async () => {
    const { kysely: db } = server.services.database;
    await sql`alter table audit_events disable trigger user`.execute(db);
    await sql`update audit_events set at = at - interval '1 day'`.execute(db);
    await sql`alter table audit_events enable trigger user`.execute(db);
    const { last = 0 } =
      (await db
        .selectFrom("audit_events")
        .select(({ fn }) => fn.max("id").as("last"))
        .executeTakeFirst()) ?? {};
    const before = await countAsOffice();
    const { status } = await server.as(who).send(call, input(world));
    const events = await auditedTargets(db)
      .selectAll("e")
      .select(["t.kind", "t.membership_id"])
      .where("e.id", ">", last)
      .execute();
    const isDone = status === 200 || status === 202 || status === 303;
    return { isDone, events, isAsOffice: (await countAsOffice()) > before };
  });
type Attempted = Awaited<ReturnType<typeof attempt>>;

async function doneByOffice(call: AnyCall) {
  const done: (Attempted & { readonly who: (typeof offices)[number] })[] = [];
  for (const one of samplesOf(call))
    for (const who of offices) {
      const attempted = await attempt(one, who);
      if (attempted.isDone) done.push({ ...attempted, who });
    }
  expect(done.length, "no administrator succeeds with any sample").toBeGreaterThan(0);
  return done;
}

const entryOf = (who: (typeof offices)[number]) => ({
  community_id: server.ids.aoba,
  actor_membership_id: server.ids.membership[who],
  actor_account_id: server.ids.account[who],
  actor_name: `${cast[who].family} ${cast[who].given}`,
  actor_no: expect.any(Number),
  ip: expect.any(String),
  request_id: expect.stringMatching(/^[\da-f-]{36}$/),
});

describe("every act of an administrator is in the audit log: who, what, upon whom, from where", () => {
  test.each(kept)("$title", async ({ call }) => {
    for (const { events, who } of await doneByOffice(call)) {
      expect(events.length).toBeGreaterThan(0);
      for (const event of events)
        expect(event).toMatchObject({ ...entryOf(who), act: call.act, is_view: false });
      const isOfCommunity = events.some(({ kind }) => kind === "community");
      expect(isOfCommunity && /\{id\}.*\{|^\/(?!communities)/.test(call.path)).toBe(false);
    }
  });
});

describe("whatever shows an administrator data of people is there too", () => {
  test.each(viewed)("$title", async ({ call }) => {
    for (const { events, who } of await doneByOffice(call))
      expect(events).toMatchObject([{ ...entryOf(who), act: call.view, is_view: true }]);
  });
});

/** Job offers are addressed to alumni and administrators (R009), who read them and react as themselves. */
const ofReaders: readonly AnyCall[] = [
  getPost,
  listMentionUsers,
  getPostDetail,
  listComments,
  createComment,
  likePost,
  keepPost,
  listInterests,
];
const isReaders = ({ call, about }: Sample) => ofReaders.includes(call) && / job offer$/.test(about);

describe("what members may do too is there where an administrator does it by their right or as the office", () => {
  test.each(shared)("$title", async ({ call }) => {
    for (const one of samplesOf(call)) {
      if (isReaders(one)) continue;
      const { isDone: isFree } = await attempt(one, stranger);
      for (const who of offices) {
        const { isDone, events, isAsOffice } = await attempt(one, who);
        if (!isDone || (isFree && !isAsOffice)) continue;
        expect(events.length, `${one.about}, as ${who}`).toBeGreaterThan(0);
        for (const event of events) expect(event).toMatchObject(entryOf(who));
      }
    }
  });
});

test("what changes nothing leaves nothing there", async () => {
  for (const { call, title } of unkept)
    for (const one of samplesOf(call)) expect((await attempt(one)).events, title).toEqual([]);
});

test("what members may do too is kept where the office does it to what is others'", async () => {
  const body = { name: "登山部", information: "", is_invitation_only: false };
  const byOffice = [
    sample(deletePost, "the alumnus's article", ({ article }) => ({ params: { id: article } })),
    sample(deleteComment, "the employee's", ({ article, commentOfKen }) => ({
      params: { id: article, commentId: commentOfKen },
    })),
    sample(updateGroup, "the alumnus's", ({ group }) => ({ params: { id: group }, body })),
    sample(deleteGroup, "the alumnus's", ({ group }) => ({ params: { id: group } })),
  ];
  const { hanako, ken } = server.ids.membership;
  const told = [];
  for (const one of byOffice)
    for (const { act, membership_id: whose } of (await attempt(one)).events) told.push([act, whose]);
  expect(told).toEqual([
    ["deleteUserPost", hanako],
    ["deleteComment", ken],
    ["updateGroup", hanako],
    ["deleteGroup", hanako],
  ]);
});

test("what an administrator writes as any member does is no act", async () => {
  const comment = sample(createComment, "an article", ({ article }) => ({
    params: { id: article },
    body: { client_id: crypto.randomUUID(), content: "ありがとうございます" },
  }));
  expect((await attempt(comment)).events).toEqual([]);
});

test("no act has words that nobody does", () => {
  const named = [...kept.map(({ call }) => call.act), ...viewed.map(({ call }) => call.view)].map(String);
  const beside = [
    "checkAddress",
    "createOfficeComment",
    "deleteComment",
    "deleteGroup",
    "deleteOfficeMessage",
    "extendOfficeChat",
    "offerContract",
    "openOfficeChat",
    "sendOfficeMessage",
    "updateGroup",
    "updateOfficialPost",
    "uploadHeader",
    "viewGroup",
    "viewHiddenPost",
    "viewInterested",
    "viewOfficeChat",
  ];
  // These are done by the person themselves, or by the clock.
  const ofTurnovers = [
    "acceptTurnover",
    "carryOutTurnover",
    "confirmTurnover",
    "lapseTurnover",
    "objectToTurnover",
  ];
  const ofOperators = [
    // Nobody is signed in yet.
    "setUpOperator",
    "setUpOperatorAgain",
    ...features.flatMap(({ routes }) =>
      routes.flatMap(({ call: { access, act } }) => (access === "operator" && act ? [act] : [])),
    ),
  ];
  expect(Object.keys(knownWords.acts).toSorted()).toEqual(
    [...new Set([...named, ...beside, ...ofTurnovers, ...ofOperators])].toSorted(),
  );
});
