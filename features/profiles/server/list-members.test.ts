import { beforeEach, describe, expect, test } from "vitest";
import type { CallInput } from "#kit/contract/call.ts";
import { cast, type PersonKey } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listMembers } from "../contract/member-list.ts";
import { setProfile } from "./profiles.test-helper.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;

type Query = CallInput<typeof listMembers>["query"];
const list = (who: PersonKey, query: Query = {}) =>
  server.as(who).call(listMembers, { params: { id: aoba }, query });
const names = async (who: PersonKey, query: Query = {}) =>
  (await list(who, query)).users.map((user) => user.display_name);
const find = async (who: PersonKey, name: string) =>
  (await list(who)).users.find((user) => user.display_name === name);

/** They join one by one in this order; Hanako hides her profile. */
beforeEach(async () => {
  const order = ["hanako", "ichiro", "sho", "ken", "emi", "misaki", "makoto"] as const;
  for (const [day, who] of order.entries())
    await setProfile(server, who, {
      joined_at: new Date(Date.UTC(2026, 0, day + 1)),
      is_profile_public: true,
    });
  await setProfile(server, "hanako", { introduction: "青葉山に登ります", is_profile_public: false });
  await setProfile(server, "ken", { introduction: "100%の力で設計しています" });
  await setProfile(server, "sho", { introduction: "休んでいます" });
});

test("everybody who participates is there, whoever joined last first", async () => {
  const newestFirst = ["伊藤 誠", "田中 美咲", "松本 恵美", "高橋 健", "鈴木 一郎", "佐藤 花子"];
  expect(await names("hanako")).toEqual(newestFirst);
  expect(await names("ken")).toEqual(newestFirst);
  expect(await list("ken")).toMatchObject({ total_records: 6, total_pages: 1 });
});

test("somebody who is paused is there for administrators alone, and marked", async () => {
  expect(await find("hanako", "渡辺 翔")).toBeUndefined();
  expect(await find("misaki", "渡辺 翔")).toMatchObject({ is_paused: true, user_type: "alumni" });
  expect((await list("misaki")).total_records).toBe(7);
  expect(await names("ken", { q: "渡辺" })).toEqual([]);
  expect(await names("ken", { q: "休んで" })).toEqual([]);
  expect(await names("makoto", { q: "休んで" })).toEqual(["渡辺 翔"]);
});

test("whoever waits, has left or belongs elsewhere is there for nobody", async () => {
  for (const who of ["hanako", "ken", "misaki"] as const) {
    const there = await names(who);
    for (const absent of ["山本 葵", "加藤 直", "中村 蓮", "小林 結衣", ""])
      expect(there).not.toContain(absent);
  }
});

test("each shows what they let others read; administrators and oneself see all of it", async () => {
  expect(await find("ichiro", "高橋 健")).toMatchObject({
    user_id: membership.ken,
    user_type: "employee",
    is_me: false,
    is_shown: true,
    introduction: "100%の力で設計しています",
  });
  for (const who of ["ichiro", "ken"] as const)
    expect(await find(who, "佐藤 花子")).toMatchObject({
      is_shown: false,
      is_profile_public: false,
      introduction: "",
      institution: null,
      enrollment_start_period: null,
    });
  for (const who of ["hanako", "misaki"] as const)
    expect(await find(who, "佐藤 花子")).toMatchObject({
      is_me: who === "hanako",
      is_shown: true,
      introduction: "青葉山に登ります",
    });
});

test("alumni and employees can be listed by themselves, by word and by number (R121)", async () => {
  const alumni = ["鈴木 一郎", "佐藤 花子"];
  expect(await names("ken", { user_type: "alumni" })).toEqual(alumni);
  expect(await list("ken", { user_type: "2" })).toMatchObject({ total_records: 2 });
  expect(await list("misaki", { user_type: "alumni" })).toMatchObject({ total_records: 3 });
  expect(await names("ken", { user_type: "1" })).toEqual(await names("ken", { user_type: "employee" }));
  expect(await list("ken", { user_type: "employee" })).toMatchObject({ total_records: 4 });
});

test("administrators can be listed by themselves, and are counted (R121)", async () => {
  for (const user_type of ["community_admin", "3"] as const) {
    expect(await names("hanako", { user_type })).toEqual(["伊藤 誠", "田中 美咲"]);
    expect(await list("misaki", { user_type, per_page: 1 })).toMatchObject({
      users: [{ display_name: "伊藤 誠", user_type: "employee" }],
      total_records: 2,
      total_pages: 2,
    });
  }
  expect(await names("ken", { user_type: "3", q: "松本" })).toEqual([]);
  expect(await list("ken", { user_type: "3", q: "田中" })).toMatchObject({ total_records: 1 });
});

describe("a search", () => {
  test("finds a name with and without its space, and takes its signs as they are", async () => {
    for (const q of ["鈴木", "鈴木一郎", "鈴木　一郎", " 鈴木 一郎 "])
      expect(await names("hanako", { q })).toEqual(["鈴木 一郎"]);
    expect(await names("hanako", { q: "0%の" })).toEqual(["高橋 健"]);
    expect(await names("hanako", { q: "0_の" })).toEqual([]);
    expect(await names("hanako", { q: "佐藤", user_type: "employee" })).toEqual([]);
  });

  test("looks through introductions and workplaces", async () => {
    await server.database.kysely
      .updateTable("accounts")
      .set({ institution: "みなと造船" })
      .where("id", "=", server.ids.account.ichiro)
      .execute();
    expect(await names("emi", { q: "設計" })).toEqual(["高橋 健"]);
    expect(await list("emi", { q: "造船" })).toMatchObject({
      users: [{ display_name: "鈴木 一郎", institution: "みなと造船" }],
      total_records: 1,
    });
  });

  test("does not find what somebody hides, except for themselves and administrators", async () => {
    expect(await names("ichiro", { q: "青葉山" })).toEqual([]);
    expect(await names("hanako", { q: "青葉山" })).toEqual(["佐藤 花子"]);
    expect(await names("misaki", { q: "青葉山" })).toEqual(["佐藤 花子"]);
  });

  test("finds nobody by the name, kana or address of the account", async () => {
    await setProfile(server, "emi", { display_name: "まつもとさん" });
    expect(await names("hanako", { q: "恵美" })).toEqual([]);
    expect(await names("hanako", { q: "マツモト" })).toEqual([]);
    expect(await names("hanako", { q: "emi@" })).toEqual([]);
    await setProfile(server, "emi", { display_name: "松本 恵美" });
  });
});

test.each([
  ["guest", 401],
  ["ren", 404],
  ["yui", 404],
  ["nao", 404],
  ["sho", 403],
  ["aoi", 403],
] as const)("%s gets no list: %i", async (who, status) => {
  await expect(server.as(who).call(listMembers, { params: { id: aoba } })).rejects.toMatchObject({ status });
});

// This test is the last, since it fills the community.
test("twenty a page, each member once, and how many there are in all", async () => {
  for (let n = 1; n <= 20; n += 1)
    await seedPerson(
      server.database.kysely,
      `newcomer ${n}`,
      { ...cast.ichiro, given: `${n}郎`, email: `newcomer${n}@example.jp` },
      new Map([["aoba", aoba]]),
    );
  const pages = [await list("ken"), await list("ken", { page: 2 }), await list("ken", { page: 3 })];
  expect(pages.map(({ users }) => users.length)).toEqual([20, 6, 0]);
  expect(new Set(pages.flatMap(({ users }) => users.map(({ user_id }) => user_id))).size).toBe(26);
  for (const page of pages) expect(page).toMatchObject({ total_records: 26, total_pages: 2 });
  expect(await list("ken", { q: "鈴木", page: 2 })).toMatchObject({ total_records: 21, total_pages: 2 });
});
