import { beforeEach, describe, expect, test } from "vitest";
import { setOwnPicture } from "#features/profiles/contract/edit-calls.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { joinGroup, leaveGroup, listGroups, listGroupUsers, showGroup } from "../contract/calls.ts";
import { groupStatus } from "../contract/views.ts";
import { groupsOf } from "./groups.test-helper.ts";

const server = await startTestServer();
const { create, invite, allowCreation } = groupsOf(server);
const params = { id: server.ids.aoba };

type Query = { page?: number; per_page?: number; q?: string; joined?: "true" };
const list = (who: PersonKey, query: Query = {}) => server.as(who).call(listGroups, { params, query });
const names = async (who: PersonKey, query: Query = {}) =>
  (await list(who, query)).groups.map((group) => group.name);

beforeEach(async () => {
  await server.database.kysely.deleteFrom("groups").execute();
});

test("without groups there are no pages (R360)", async () => {
  expect(await list("hanako")).toMatchObject({ groups: [], total_pages: 0, total_records: 0 });
});

test("a group is shown with its creator, its members, one's own status and what one may do", async () => {
  await create("hanako", "登山部", { information: "月に一度、山に登ります。" });
  const [mine] = (await list("hanako")).groups;
  expect(mine).toMatchObject({
    name: "登山部",
    information: "月に一度、山に登ります。",
    is_invitation_only: false,
    members_count: 1,
    status: 2,
    creator: { display_name: "佐藤 花子" },
    abilities: { edit: true, delete: true, join: false, leave: false },
  });
  const [theirs] = (await list("ken")).groups;
  expect(theirs).toMatchObject({
    status: null,
    abilities: { edit: false, delete: false, join: true, leave: false },
  });
});

test("as many come as are asked for", async () => {
  for (const name of ["一", "二", "三"]) await create("hanako", name);
  expect(await list("ken", { per_page: 2, page: 2 })).toMatchObject({ total_pages: 2, total_records: 3 });
  expect(await names("ken", { per_page: 2, page: 2 })).toEqual(["一"]);
});

test("an invitation-only group is seen by those invited or joined and by administrators only", async () => {
  const group = await create("hanako", "幹事会", { is_invitation_only: true });
  await invite(group.id, "ken");
  expect(await names("ken")).toEqual(["幹事会"]);
  expect(await names("misaki")).toEqual(["幹事会"]);
  expect(await names("ichiro")).toEqual([]);
  await expect(server.as("ichiro").call(showGroup, { params: { id: group.id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(server.as("ichiro").call(listGroupUsers, { params: { id: group.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test("a creator who has come back to the community finds their own invitation-only group (R013)", async () => {
  await create("hanako", "幹事会", { is_invitation_only: true });
  await server.database.kysely.updateTable("group_members").set({ status: groupStatus.left }).execute();
  expect(await names("hanako")).toEqual(["幹事会"]);
  expect(await names("ken")).toEqual([]);
});

test("a group that is not published is nowhere", async () => {
  const group = await create("hanako", "準備中");
  await server.database.kysely.updateTable("groups").set({ published: false }).execute();
  expect(await names("misaki")).toEqual([]);
  await expect(server.as("misaki").call(showGroup, { params: { id: group.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test("the tab of joined groups leaves out those left and those one is invited to", async () => {
  const [kept, left, invited] = [
    await create("hanako", "残る"),
    await create("hanako", "去る"),
    await create("hanako", "招待", { is_invitation_only: true }),
  ];
  await invite(invited.id, "ken");
  await server.as("ken").call(joinGroup, { params: { id: kept.id } });
  await server.as("ken").call(joinGroup, { params: { id: left.id } });
  await server.as("ken").call(leaveGroup, { params: { id: left.id } });
  expect(await names("ken", { joined: "true" })).toEqual(["残る"]);
});

test("a search looks through names and information and takes its signs as they are", async () => {
  await create("hanako", "読書会", { information: "100%楽しむ会" });
  await create("hanako", "テニス");
  expect(await names("ken", { q: "読書" })).toEqual(["読書会"]);
  expect(await names("ken", { q: "0%楽" })).toEqual(["読書会"]);
  expect(await names("ken", { q: "0_楽" })).toEqual([]);
});

test("twenty a page, newest first; a page beyond the end is empty and still says how many there are", async () => {
  for (let i = 1; i <= 21; i += 1) {
    await create("hanako", `会 ${i}`);
    server.clock.advance({ seconds: 1 });
  }
  const [first, second, beyond] = [
    await list("ken"),
    await list("ken", { page: 2 }),
    await list("ken", { page: 3 }),
  ];
  expect(first.groups).toHaveLength(20);
  expect(first.groups[0]?.name).toBe("会 21");
  expect(second.groups.map((group) => group.name)).toEqual(["会 1"]);
  expect(beyond).toMatchObject({ groups: [], total_records: 21, total_pages: 2 });
});

test("the members stand in the order of joining, the creator marked", async () => {
  const group = await create("hanako", "登山部");
  for (const who of ["ken", "ichiro"] as const) {
    server.clock.advance({ seconds: 1 });
    await server.as(who).call(joinGroup, { params: { id: group.id } });
  }
  const answer = await server
    .as("emi")
    .call(listGroupUsers, { params: { id: group.id }, query: { per_page: 2 } });
  expect(answer).toMatchObject({ users_count: 3, total_pages: 2 });
  expect(answer.users.map((user) => [user.display_name, user.is_creator])).toEqual([
    ["佐藤 花子", true],
    ["高橋 健", false],
  ]);
});

test("the creator and the members are shown with their pictures", async () => {
  const picture = async (who: PersonKey) => {
    const image = new File([new Uint8Array(await png(300, 300))], "顔.png");
    const { data } = await server.as(who).call(setOwnPicture, { files: { image } });
    return `/api/communities/${params.id}/download_file/${data.image_url.split("/").at(-1)}`;
  };
  const [hanako, ken] = [await picture("hanako"), await picture("ken")];
  const { id } = await create("hanako", "登山部");
  server.clock.advance({ seconds: 1 });
  await server.as("ken").call(joinGroup, { params: { id } });
  const shown = await server.as("emi").call(showGroup, { params: { id } });
  expect(shown.group.creator.avatar_url).toBe(hanako);
  const { users } = await server.as("emi").call(listGroupUsers, { params: { id } });
  expect(users.map((user) => user.avatar_url)).toEqual([hanako, ken]);
});

describe("who may see them", () => {
  test.each([
    ["guest", 401],
    ["ren", 404],
    ["yui", 404],
    ["sho", 403],
    ["aoi", 403],
  ] as const)("%s may not: %i", async (who, status) => {
    const { id } = await create("hanako", "登山部");
    const refused = { status };
    await expect(server.as(who).call(listGroups, { params })).rejects.toMatchObject(refused);
    await expect(server.as(who).call(showGroup, { params: { id } })).rejects.toMatchObject(refused);
    await expect(server.as(who).call(listGroupUsers, { params: { id } })).rejects.toMatchObject(refused);
  });

  test("of another community nothing shows", async () => {
    await create("yui", "みなと会");
    expect(await names("misaki")).toEqual([]);
  });
});

test("whether one may create a group is said with the list", async () => {
  expect((await list("hanako")).abilities).toEqual({ create: true });
  await allowCreation(false);
  expect((await list("hanako")).abilities).toEqual({ create: false });
  expect((await list("misaki")).abilities).toEqual({ create: true });
  await allowCreation(true);
});
