import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { recordLoginCommunity } from "#features/communities/contract/calls.ts";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import { listMembers } from "#features/profiles/contract/member-list.ts";
import { undoTurnover } from "#features/turnovers/contract/calls.ts";
import { turnOverAtOnce } from "#features/turnovers/server/turnovers.test-helper.ts";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { recordsOf } from "#kit/contract/list-call.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import { addressKey, noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { type ListPeople, listPeople, type Person } from "../contract/list-people.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const daichi = await enter(server, "misaki", aoba, {
  email: "daichi@example.jp",
  family_name: "大空",
  given_name: "大地",
});

type Body = CallInput<ListPeople>["body"];
type Query = NonNullable<CallInput<ListPeople>["query"]>;
async function ask(kind: MemberKind, body: Body = {}, query: Query = {}, who: Who = "misaki", id = aoba) {
  const call: ListPeople = listPeople[kind];
  const answer = await server.as(who).call(call, { params: { id }, body, query });
  return { ...answer, people: recordsOf(call, answer) };
}
const keyOf = (id: number) => Object.entries(membership).find(([, one]) => one === id)?.[0] ?? id;
const keys = (people: readonly Person[]) => people.map(({ id }) => keyOf(id));
const alumni = async (body: Body = {}) => keys((await ask("alumnus", body)).people).toSorted();
const employees = async (body: Body = {}) => keys((await ask("employee", body)).people).toSorted();
const update = (who: PersonKey, values: { posting_blocked?: boolean; employee_id?: string }) =>
  kysely
    .updateTable("memberships")
    .set(values)
    .where("id", "=", membership[who] ?? 0)
    .execute();

test("each list has its kind, the latest numbers first, and nobody who has left (R375, R376)", async () => {
  const { people, total_records, total_pages } = await ask("alumnus");
  expect(keys(people)).toEqual(["aoi", "sho", "ichiro", "hanako"]);
  expect([total_records, total_pages]).toEqual([4, 1]);
  expect(keys((await ask("employee")).people)).toEqual([daichi, "makoto", "misaki", "emi", "ken"]);
});

test("one path is the administrators' search by POST and the members' list by GET (R501)", async () => {
  expect([listMembers.method, listMembers.path]).toEqual(["GET", listPeople.employee.path]);
  await expect(server.as("ken").call(listPeople.employee, { params, body: {} })).rejects.toMatchObject({
    code: "ERROR_FORBIDDEN",
  });
  expect((await server.as("ken").call(listMembers, { params })).users.length).toBeGreaterThan(0);
});

test("on the wire the rows have the names of the documents", async () => {
  const answers = [listPeople.alumnus, listPeople.employee].map((call) =>
    server.as("misaki").call(call, { params, body: {} }),
  );
  const [one, other] = await Promise.all(answers);
  expect(Object.keys(one?.data ?? {})).toEqual(["listCommunityAlumnus"]);
  expect(Object.keys(other?.data ?? {})).toEqual(["listCommunityUsers"]);
});

describe("somebody is found", () => {
  test.each([
    ["by kanji, with and without the space", ["鈴木一郎", "鈴木　一郎", " 鈴木 一郎 "]],
    ["by kana in any writing", ["すずき", "スズキ", "ｽｽﾞｷ", "すずき いちろう"]],
    [
      "by romaji, either way round and while it is typed",
      ["suzuki", "Ichiro SUZUKI", "suzukiichirou", "ichi"],
    ],
    ["by email, whole or in part", ["ichiro@example.jp", "ICHIRO@", "ｉｃｈｉｒｏ＠"]],
  ])("%s (R400)", async (_, typed) => {
    for (const info of typed) expect(await alumni({ info })).toEqual(["ichiro"]);
  });

  test("by the management number in signs of either width, and by the employee id (R400)", async () => {
    const [ichiro] = (await ask("alumnus", { info: "鈴木" })).people;
    expect(await alumni({ info: String(ichiro?.management_no) })).toContain("ichiro");
    await update("ken", { employee_id: "A-1029" });
    expect(await employees({ info: "a-1029" })).toEqual(["ken"]);
  });

  test("by the name that the office has entered, before they register", async () => {
    expect(await employees({ info: "大空大地" })).toEqual([daichi]);
    const [person] = (await ask("employee", { info: "daichi@" })).people;
    expect(person).toMatchObject({ family_name: "大空", status: "not_participating" });
  });

  test("by signs that mean something to a database only where somebody has them", async () => {
    for (const info of ["%", "_", "\\", "("]) expect(await alumni({ info })).toEqual([]);
  });
});

describe("people are narrowed", () => {
  test.each([
    ["participating", ["hanako", "ichiro"]],
    ["paused", ["sho"]],
    ["under_review", ["aoi"]],
    ["withdrawn", ["nao"]],
    ["not_participating", []],
  ] as const)("by status %s (R403)", async (status, expected) => {
    expect(await alumni({ status })).toEqual(expected);
  });

  test("to administrators, or to all others", async () => {
    expect(await employees({ administrators: "true" })).toEqual(["makoto", "misaki"]);
    expect(await employees({ administrators: "false", status: "participating" })).toEqual(["emi", "ken"]);
  });

  test("to those who may not post", async () => {
    await update("ichiro", { posting_blocked: true });
    expect(await alumni({ posting_blocked: "true" })).toEqual(["ichiro"]);
    await update("ichiro", { posting_blocked: false });
    expect(await alumni({ posting_blocked: "true" })).toEqual([]);
  });

  test("to those whose mail comes back", async () => {
    expect(await alumni({ mail_returned: "true" })).toEqual([]);
    await inTransaction(server.services, (work) =>
      noteReturned(work, addressKey(TEST_SECRET, cast.hanako.email), {
        failure: "permanent",
        mailSentAt: server.clock.now(),
      }),
    );
    expect(await alumni({ mail_returned: "true" })).toEqual(["hanako"]);
  });

  test("by department, job type and the day they joined", async () => {
    const registration = asJson({ corporation_department_name: "レンズ製造部" });
    await kysely
      .updateTable("memberships")
      .set({ registration, joined_at: "2026-11-01T20:00:00Z" })
      .where("id", "=", membership.hanako ?? 0)
      .execute();
    const { id: job } = await kysely
      .selectFrom("occupations")
      .select("id")
      .where("parent_id", "is", null)
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable("accounts")
      .set({ job_type_parent_id: job })
      .where("id", "=", server.ids.account.hanako)
      .execute();
    const narrow = { department_name: "レンズ", job_type: String(job) };
    expect(await alumni(narrow)).toEqual(["hanako"]);
    // The day begins at midnight in Tokyo.
    expect(await alumni({ ...narrow, joined_from: "2026-11-02", joined_to: "2026-11-02" })).toEqual([
      "hanako",
    ]);
    expect(await alumni({ ...narrow, joined_from: "2026-11-03" })).toEqual([]);
    expect(await alumni({ ...narrow, joined_to: "2026-11-01" })).toEqual([]);
  });

  test("by a part of a department's name that nearly all have", async () => {
    const departments = { hanako: "営業一部", ichiro: "営業二部", sho: "営業三部", aoi: "総務部" } as const;
    for (const [who, name] of Object.entries(departments))
      await kysely
        .updateTable("memberships")
        .set({ registration: asJson({ corporation_department_name: name }) })
        .where("id", "=", membership[who as PersonKey] ?? 0)
        .execute();
    const sold = { department_name: "営業" };
    const { people, total_records } = await ask("alumnus", sold);
    expect([keys(people), total_records]).toEqual([["sho", "ichiro", "hanako"], 3]);
    expect(keys((await ask("alumnus", sold, { department: "asc" })).people)).toEqual([
      "hanako",
      "sho",
      "ichiro",
    ]);
    expect(await alumni({ ...sold, info: "花子" })).toEqual(["hanako"]);
    const member = await ask("alumnus", { ...sold, status: "participating" });
    expect([keys(member.people), member.total_records]).toEqual([["ichiro", "hanako"], 2]);
    expect(await alumni({ department_name: "部" })).toEqual(["aoi", "hanako", "ichiro", "sho"]);
    expect(await alumni({ department_name: "総務" })).toEqual(["aoi"]);
    expect(await alumni({ department_name: "経理" })).toEqual([]);
  });

  test("by the day of the last visit, and by how long it is since", async () => {
    await server.as("hanako").call(recordLoginCommunity, { params });
    const [hanako] = (await ask("alumnus", { info: "花子" })).people;
    expect(hanako?.last_visited_on).toBe("2026-11-21");
    expect(await alumni({ visited_from: "2026-11-21", visited_to: "2026-11-21" })).toEqual(["hanako"]);
    expect(await alumni({ visited_to: "2026-11-20" })).toEqual([]);
    server.clock.advance({ days: 89 });
    const absent = { status: "participating", absent_days: "90" } as const;
    expect(await alumni(absent)).toEqual([]);
    await server.as("ichiro").call(recordLoginCommunity, { params });
    server.clock.advance({ days: 1 });
    expect(await alumni(absent)).toEqual(["hanako"]);
  });
});

test("conditions combine, and the count agrees with the list", async () => {
  const body = { info: "example.jp", status: "participating", mail_returned: "true" } as const;
  expect(await alumni(body)).toEqual(["hanako"]);
  const { total_records } = await server.as("misaki").call(listPeople.alumnus.count, { params, query: body });
  expect(total_records).toBe(1);
  const { data } = await server.as("misaki").call(listPeople.alumnus.all, { params, body });
  expect(data.records).toMatchObject([{ id: membership.hanako, name: "佐藤 花子" }]);
});

test.each(Object.keys(listPeople.alumnus.sorts))("both ways round by %s, no row twice", async (sort) => {
  const inOrder = async (direction: "asc" | "desc") =>
    keys((await ask("employee", {}, { [sort]: direction })).people);
  const up = await inOrder("asc");
  expect(up.toSorted()).toEqual([daichi, "emi", "ken", "makoto", "misaki"]);
  expect(await inOrder("desc")).toEqual(up.toReversed());
});

test("whoever leaves is gone from the list, and found among those who have left", async () => {
  await server.as("ichiro").call(leaveCommunity, { params, body: { current_password: castPassword } });
  expect(await alumni()).toEqual(["aoi", "hanako", "sho"]);
  expect(await alumni({ status: "withdrawn" })).toEqual(["ichiro", "nao"]);
});

test("administrators see their own community alone", async () => {
  expect((await ask("alumnus", {}, {}, "yui", minato)).people.map(({ id }) => id)).toEqual([membership.ren]);
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["sho", 403],
  ["yui", 404],
  ["unei", 403],
] as const)("%s is shown nobody: %i", async (who, status) => {
  for (const kind of ["alumnus", "employee"] as const) {
    await expect(ask(kind, {}, {}, who)).rejects.toMatchObject({ status });
    const { all } = listPeople[kind] as (typeof listPeople)["alumnus"];
    await expect(server.as(who).call(all, { params, body: {} })).rejects.toMatchObject({ status });
  }
});

test("whoever is turned over is marked and found among the alumni until it is undone", async () => {
  const marked = async () =>
    (await ask("alumnus")).people.filter((one) => one.is_turned_over).map(({ id }) => keyOf(id));
  const others = await alumni();
  const ken = { id: aoba, user_id: membership.ken ?? 0 };
  await turnOverAtOnce(server, "misaki", ken, "ken@home.example.jp");
  expect(await marked()).toEqual(["ken"]);
  expect(await alumni({ turned_over: "true" })).toEqual(["ken"]);
  expect(await alumni({ turned_over: "false" })).toEqual(others);
  await server.as("misaki").call(undoTurnover, { params: ken });
  expect(await marked()).toEqual([]);
  expect(await alumni({ turned_over: "true" })).toEqual([]);
});

test("what words find is in the order that is asked for, and behind its last page is nobody", async () => {
  const body = { info: "example.jp" };
  const [by, back] = await Promise.all([
    ask("employee", body, { management_no: "asc" }),
    ask("employee", body, { management_no: "desc" }),
  ]);
  const numbers = by.people.map(({ management_no }) => management_no);
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(back.people.map(({ management_no }) => management_no)).toEqual(numbers.toReversed());
  const { people, total_records } = await ask("employee", body, { page: 2 });
  expect([people, total_records]).toEqual([[], numbers.length]);
});

test("a department is found by a part of its name also where a community has more than a thousand", async () => {
  await sql`
    with account as (
      insert into accounts (kind, email, family_name, given_name, created_at, updated_at)
      select 'alumnus', n || '@many.example', '多田', n::text, now(), now() from generate_series(1, 1001) n returning id)
    insert into memberships (community_id, account_id, kind, state, management_no, display_name, registration, joined_at, created_at, updated_at)
    select ${aoba}::bigint, id, 'alumnus', 'participating', 100000 + id, '多田',
      jsonb_build_object('corporation_department_name', '第' || row_number() over (order by id) || '課'), now(), now(), now()
    from account`.execute(kysely);
  const { people, total_records } = await ask("alumnus", { department_name: "00課" });
  expect(people.map(({ department_name }) => department_name)).toContain("第1000課");
  expect(total_records).toBe(10);
  expect((await ask("alumnus", { department_name: "第77課" })).total_records).toBe(1);
});
