import { expect, test } from "vitest";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { createManagementFlag } from "#features/management-flags/contract/calls.ts";
import { flagPeople } from "#features/people/contract/flag-people.ts";
import { editPerson, personParams, showPerson } from "#features/people/contract/person.ts";
import { importsOf } from "#features/people-imports/server/imports.test-helper.ts";
import { hidePosts } from "#features/posts/contract/bulk-calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listAuditEvents, listAuditTargets } from "../contract/calls.ts";
import { listOwnAuditEvents } from "../contract/own-events.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const params = { id: aoba };
await server.as("misaki").call(approveCandidates, { params, body: { ids: [membership.aoi ?? 0] } });
const { data: post } = await server.as("hanako").call(createPost, {
  params,
  body: {
    client_id: crypto.randomUUID(),
    content_type: 1,
    title: "秋の会",
    content: "<p>集まりましょう</p>",
  },
});
await server.as("makoto").call(hidePosts, { params, body: { ids: [post.id] } });

const list = async (query: CallInput<typeof listAuditEvents>["query"] = {}) =>
  (await server.as("makoto").call(listAuditEvents, { params, query })).data.records;
const own = async (who: PersonKey) =>
  (await server.as(who).call(listOwnAuditEvents, {})).data.records.map(({ act, by, community }) => [
    act,
    by,
    community,
  ]);

test("the contractor reads who did what to whom, the newest first, and finds it by each of them", async () => {
  const hidden = { act: "hidePosts", actor: { name: "伊藤 誠" }, whose: { name: "佐藤 花子" } };
  const approved = { act: "approveCandidates", actor: { name: "田中 美咲" }, whose: { name: "山本 葵" } };
  expect(await list()).toMatchObject([hidden, approved]);
  expect(await list({ actor: "美咲" })).toMatchObject([approved]);
  expect(await list({ info: "花子" })).toMatchObject([hidden]);
  expect(await list({ act: "hidePosts" })).toMatchObject([hidden]);
  expect(await list({ user_id: membership.aoi })).toMatchObject([approved]);
  expect(await list({ to: "2020-01-01" })).toEqual([]);
});

test("nobody else of the office does, nor the contractor of another community", async () => {
  const read = (who: PersonKey, id = aoba) => server.as(who).send(listAuditEvents, { params: { id } });
  expect((await read("misaki")).status).toBe(403);
  expect((await read("yui")).status).toBe(404);
  expect((await read("yui", minato)).status).toBe(200);
});

test("taking it away as a file is an act too", async () => {
  const file = await server.as("makoto").call(listAuditEvents.csv, { params, query: { act: "hidePosts" } });
  expect(Buffer.from(file).toString()).toContain("投稿をまとめて非公開");
  expect((await list())[0]).toMatchObject({ act: "exportAuditEvents", whose: null });
});

test("a member sees what the office did to what is theirs, and nothing of anybody else's", async () => {
  expect(await own("hanako")).toEqual([["hidePosts", "伊藤 誠", "青葉製作所アルムナイ"]]);
  expect(await own("aoi")).toEqual([["approveCandidates", "田中 美咲", "青葉製作所アルムナイ"]]);
  expect(await own("ichiro")).toEqual([]);
  expect(await own("ken")).toEqual([]);
});

const fileOf = async (query: CallInput<typeof listAuditEvents.csv>["query"]) => {
  const bytes = await server.as("makoto").call(listAuditEvents.csv, { params, query });
  return Buffer.from(bytes).toString("utf8").slice(1).split("\r\n");
};

test("the file tells changes as the screen does, in the language of whoever takes it away", async () => {
  const { carryOut } = importsOf(server, aoba);
  const head = "メールアドレス,姓,名,部署";
  await carryOut(`${head}\r\nnao@example.jp,木村,直,営業部`, {}, "later");
  await carryOut(`${head}\r\nnao@example.jp,木村,直,経理部`, {}, "later");
  const { id } = await server.database.kysely
    .selectFrom("memberships")
    .select("id")
    .where("display_name", "=", "木村 直")
    .executeTakeFirstOrThrow();
  const add: number[] = [];
  for (const name of ["幹事", "講師"])
    add.push((await server.as("misaki").call(createManagementFlag, { params, body: { name } })).data.id);
  await server.as("misaki").call(flagPeople.employee, { params, body: { ids: [id], add } });
  const query = { user_id: id, cols: "act.actor.target.changes" };
  expect(await fileOf(query)).toEqual([
    "操作,操作した人,対象,変更内容",
    "在籍者の管理フラグを変更,田中 美咲（5）,—,管理フラグ: — → A、B",
    expect.stringMatching(/^CSVで登録・変更・招待,田中 美咲（5）,CSVの行 \d+,部署: 営業部 → 経理部$/),
    expect.stringMatching(
      /CSVの行 \d+,"メールアドレス: — → nao@example.jp\n名: — → 直\n姓: — → 木村\n部署: — → 営業部"$/,
    ),
    "",
  ]);
  expect(await fileOf({ ...query, language: "en" })).toEqual([
    "Action,Done by,Target,Changes",
    `Changed an employee’s flags,田中 美咲 (5),—,"Flags: — → A, B"`,
    expect.stringMatching(/,Row of a CSV file \d+,Department: 営業部 → 経理部$/),
    expect.stringMatching(
      /,"Email: — → nao@example.jp\nGiven name: — → 直\nFamily name: — → 木村\nDepartment: — → 営業部"$/,
    ),
    "",
  ]);
});

test.each([
  ["ja", "職種"],
  ["en", "Job type"],
] as const)("the file names job types, which are kept by their ids (%s)", async (language, label) => {
  const job = await server.database.kysely
    .selectFrom("occupations")
    .select(["id", `name_${language} as name`])
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await server.database.kysely
    .insertInto("audit_events")
    .values({
      community_id: aoba,
      at: new Date("2026-11-21T03:04:05Z"),
      act: "editEmployee",
      target_kind: "membership",
      target_id: membership.ken ?? 0,
      changes: asJson({ job_type_parent_id: [null, job.id] }),
    })
    .execute();
  const [, line] = await fileOf({ act: "editEmployee", cols: "changes", language });
  expect(line).toBe(`${label}: — → ${job.name}`);
});

test("somebody is found by the name of then, by today's and by number, and stands in the log as they were called", async () => {
  const { id } = await server.database.kysely
    .selectFrom("memberships")
    .select(["id", "management_no"])
    .where("id", "=", membership.ichiro ?? 0)
    .executeTakeFirstOrThrow();
  const edit = (display_name: string) =>
    server.as("misaki").call(editPerson.alumnus, { params: personParams(aoba, id), body: { display_name } });
  await edit("梅原 律子");
  await server.database.kysely
    .updateTable("memberships")
    .set({ display_name: "河合の変更" })
    .where("id", "=", id)
    .execute();
  const [event] = await list({ info: "梅原" });
  expect(event).toMatchObject({ act: "editAlumnus", whose: { name: "梅原 律子", user_id: id } });
  for (const info of ["河合の変更", "梅原 律子", String(event?.whose?.number)])
    expect(await list({ info })).toMatchObject([{ id: event?.id }]);
  expect(await list({ actor: String(event?.actor?.number) })).toContainEqual(event);
});

test("an act upon many is one row with its people behind it, in pages and as a file", async () => {
  const people = await seedCandidates(server, aoba, 35, "behind");
  await server.as("misaki").call(approveCandidates, { params, body: { ids: people.map(({ id }) => id) } });
  await server.drainJobs();
  const [event] = await list({ act: "approveCandidates" });
  expect(event).toMatchObject({ targets: 35, target: { kind: "membership", id: null } });
  const at = { params: { id: aoba, event_id: event?.id ?? 0 } };
  const page = await server.as("makoto").call(listAuditTargets, { ...at, query: { page: 2, per_page: 30 } });
  expect(page.total_records).toBe(35);
  expect(page.data.records.map(({ id }) => id)).toEqual([31, 32, 33, 34, 35]);
  expect(page.data.records[0]?.whose?.user_id).toBe(people[30]?.id);
  const file = await server.as("makoto").call(listAuditTargets.csv, { ...at, query: {} });
  expect(Buffer.from(file).toString().trim().split("\r\n")).toHaveLength(36);
  expect(await list({ user_id: people[20]?.id })).toMatchObject([
    { id: event?.id, targets: 35, whose: { user_id: people[20]?.id } },
  ]);
  expect((await server.as("yui").send(listAuditTargets, { ...at, query: {} })).status).toBe(404);
});

test("what administrators have only been shown stands in it where it is asked for", async () => {
  await server.as("misaki").call(showPerson.alumnus, { params: personParams(aoba, membership.hanako ?? 0) });
  const viewed = { act: "viewPerson", whose: { name: "佐藤 花子" } };
  expect(await list()).not.toContainEqual(expect.objectContaining({ act: "viewPerson" }));
  expect((await list({ views: "true" })).find(({ act }) => act === "viewPerson")).toMatchObject(viewed);
  expect(await list({ act: "viewPerson" })).toMatchObject([viewed]);
  expect((await own("hanako"))[0]).toEqual(["viewPerson", "田中 美咲", "青葉製作所アルムナイ"]);
});
