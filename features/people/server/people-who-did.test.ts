import { expect, test } from "vitest";
import { postsOf } from "#features/posts/server/posts.test-helper.ts";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import { recordsOf } from "#kit/contract/list-call.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { pausePeople, resumePeople } from "../contract/acts.ts";
import { type ListPeople, listPeople, type peopleSorts } from "../contract/list-people.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const params = { id: aoba };
const hanako = membership.hanako ?? 0;
const keyOf = (id: number) => Object.entries(membership).find(([, one]) => one === id)?.[0] ?? "";

type Filters = Readonly<Partial<Record<keyof ListPeople["filters"] | "info", string>>>;
type Orders = Partial<Record<keyof typeof peopleSorts, "asc" | "desc">>;
/** Returns the people found, after checking that the page, the count and the ids for a bulk act agree. */
async function found(filters: Filters, query: Orders = {}, kind: MemberKind = "alumnus"): Promise<string[]> {
  const call: ListPeople = listPeople[kind];
  const misaki = server.as("misaki");
  const page = await misaki.call(call, { params, body: filters as never, query });
  const { total_records } = await misaki.call(call.count, { params, query: filters as never });
  const { data } = await misaki.call(call.all, { params, query, body: filters as never });
  const ids = recordsOf(call, page).map(({ id }) => id);
  expect([page.total_records, total_records]).toEqual([ids.length, ids.length]);
  expect(data.ids.toSorted()).toEqual(ids.toSorted());
  return ids.map(keyOf);
}
const update = (values: { state?: MembershipState; kind?: MemberKind; management_no?: number }) =>
  server.database.kysely.updateTable("memberships").set(values).where("id", "=", hanako).execute();

const thrice = { posted: "min3" };
const ids = [hanako];
for (const who of ["hanako", "ichiro"] as const)
  for (const title of ["春", "夏", "秋"]) await postsOf(server).write(who, title);

test("whoever has done something three times is found in whatever order the list is (R401)", async () => {
  expect(await found(thrice)).toEqual(["ichiro", "hanako"]);
  expect(await found(thrice, { management_no: "asc" })).toEqual(["hanako", "ichiro"]);
  expect(await found(thrice, { name: "asc" })).toEqual(["hanako", "ichiro"]);
  expect(await found(thrice, { name: "desc" })).toEqual(["ichiro", "hanako"]);
  expect(await found({ posted: "min4" })).toEqual([]);
  expect(await found({ posted: "max2" })).toEqual(["aoi", "sho"]);
  expect(await found({ posted: "max2" }, { management_no: "asc" })).toEqual(["sho", "aoi"]);
  expect(await found({ registered: "min2" })).toEqual([]);
  expect(await found({ registered: "max1" })).toHaveLength(4);
});

test("and beside other conditions (R400)", async () => {
  expect(await found({ ...thrice, posted: "min2in30", info: "佐藤" })).toEqual(["hanako"]);
  expect(await found({ ...thrice, liked: "max1", posting_blocked: "false" })).toEqual(["ichiro", "hanako"]);
  expect(await found({ ...thrice, liked: "min2" })).toEqual([]);
  expect(await found({ posted: "max2", status: "participating" })).toEqual([]);
});

test("whoever is paused is found by what they have done as somebody who is", async () => {
  await server.as("misaki").call(pausePeople.alumnus, { params, body: { ids } });
  expect(await found({ ...thrice, status: "participating" })).toEqual(["ichiro"]);
  expect(await found({ ...thrice, status: "paused" })).toEqual(["hanako"]);
  await server.as("misaki").call(resumePeople.alumnus, { params, body: { ids } });
  expect(await found({ ...thrice, status: "participating" })).toEqual(["ichiro", "hanako"]);
});

test("whoever gets another number or becomes an employee stands where they are now", async () => {
  await update({ management_no: 4711 });
  expect(await found(thrice)).toEqual(["hanako", "ichiro"]);
  await update({ kind: "employee" });
  expect(await found(thrice)).toEqual(["ichiro"]);
  expect(await found(thrice, {}, "employee")).toEqual(["hanako"]);
  await update({ kind: "alumnus" });
});

test("of whoever has left nothing is told, nor once they are back (R401)", async () => {
  await server.as("hanako").call(leaveCommunity, { params, body: { current_password: castPassword } });
  expect(await found(thrice)).toEqual(["ichiro"]);
  expect(await found({ ...thrice, status: "withdrawn" })).toEqual([]);
  expect(await found({ posted: "max2", status: "withdrawn" })).toContain("hanako");
  await update({ state: "participating" });
  expect(await found(thrice)).toEqual(["ichiro"]);
  expect(await found({ posted: "max2" })).toContain("hanako");
});
