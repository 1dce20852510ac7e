import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  createGroup,
  deleteGroup,
  joinGroup,
  listGroups,
  showGroup,
  updateGroup,
} from "../contract/calls.ts";
import { INVITATION_URL } from "../contract/limits.ts";
import { form, groupsOf } from "./groups.test-helper.ts";

const server = await startTestServer();
const { create, invite, allowCreation, blockPosting } = groupsOf(server);
const params = { id: server.ids.aoba };
const total = async () => (await server.as("misaki").call(listGroups, { params })).total_records;

beforeEach(async () => {
  await server.database.kysely.deleteFrom("groups").execute();
});
afterEach(async () => {
  await allowCreation(true);
  await blockPosting("hanako", false);
});

describe("creating", () => {
  test("the creator is its first member at once", async () => {
    const group = await create("ken", "写真部", { information: "週末に撮ります。" });
    expect(group).toMatchObject({ name: "写真部", members_count: 1, status: 2, is_invitation_only: false });
  });

  test("where the community does not allow it, only administrators may (R243)", async () => {
    await allowCreation(false);
    await expect(create("hanako", "写真部")).rejects.toMatchObject({
      status: 400,
      code: "FORBIDDEN_OPERATION",
    });
    expect(await create("misaki", "事務局の会")).toMatchObject({ members_count: 1 });
    expect(await create("makoto", "契約者の会")).toMatchObject({ members_count: 1 });
  });

  test("somebody who may not post may not create", async () => {
    await blockPosting("hanako", true);
    await expect(create("hanako", "写真部")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["sho", 403],
    ["aoi", 403],
  ] as const)("%s may not: %i", async (who, status) => {
    await expect(server.as(who).call(createGroup, { params, body: form("写真部") })).rejects.toMatchObject({
      status,
    });
    expect(await total()).toBe(0);
  });

  test("sent several times at once it is one group with one member", async () => {
    const body = form("写真部");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.as("ken").call(createGroup, { params, body })),
    );
    expect(new Set(answers.map(({ group }) => group.id)).size).toBe(1);
    expect(answers.map(({ group }) => group.members_count)).toEqual([1, 1, 1, 1, 1]);
    expect(await total()).toBe(1);
  });

  test("whoever sends no client_id makes a group each time, of the same name too", async () => {
    const { client_id: _, ...body } = form("写真部");
    const answers = [0, 1].map(() => server.as("ken").call(createGroup, { params, body }));
    expect(new Set((await Promise.all(answers)).map(({ group }) => group.id)).size).toBe(2);
    expect(await total()).toBe(2);
  });

  test("somebody else's client_id does not stand in the way", async () => {
    const body = form("写真部");
    await server.as("ken").call(createGroup, { params, body });
    await server.as("hanako").call(createGroup, { params, body });
    expect(await total()).toBe(2);
  });

  test.each([
    ["", "name"],
    ["あ".repeat(101), "name"],
  ])("a name of 1 to 100 characters is asked for", async (name, field) => {
    await expect(server.as("ken").call(createGroup, { params, body: form(name) })).rejects.toMatchObject({
      status: 400,
      faults: [{ field }],
    });
  });

  test("information of at most 2,000 characters", async () => {
    const body = form("写真部", { information: "あ".repeat(2001) });
    await expect(server.as("ken").call(createGroup, { params, body })).rejects.toMatchObject({
      faults: [{ field: "information" }],
    });
  });
});

describe("an invitation-only group", () => {
  const named = { is_invitation_only: true, information: `ご参加はこちら: ${INVITATION_URL}` };
  const missing = { status: 400, faults: [{ message_code: "PLACEHOLDER_MISSING", field: "information" }] };
  const change = async (id: number, body: object) =>
    (await server.as("ken").call(updateGroup, { params: { id }, body: body as never })).group;

  test("says where it is, from the start and after every edit (R237)", async () => {
    for (const information of [undefined, "", "幹事だけの会です。"])
      await expect(
        create("ken", "幹事会", { is_invitation_only: true, information } as never),
      ).rejects.toMatchObject(missing);
    const { id } = await create("ken", "幹事会", named);
    await expect(change(id, { information: "幹事だけの会です。" })).rejects.toMatchObject(missing);
    const open = await create("ken", "写真部");
    await expect(change(open.id, { is_invitation_only: true })).rejects.toMatchObject(missing);
  });

  test("stays one when only its name is edited, with all that it says (R013)", async () => {
    const { id } = await create("ken", "幹事会", named);
    expect(await change(id, { name: "世話人会" })).toMatchObject({ name: "世話人会", ...named });
    const open = { is_invitation_only: false, information: "" };
    expect(await change(id, open)).toMatchObject({ name: "世話人会", ...open });
  });

  test("from before the rule may be renamed", async () => {
    const { id } = await create("ken", "幹事会", named);
    await server.database.kysely
      .updateTable("groups")
      .set({ information: "" })
      .where("id", "=", id)
      .execute();
    expect(await change(id, { name: "世話人会", information: "" })).toMatchObject({
      is_invitation_only: true,
    });
  });
});

describe("editing", () => {
  const edit = (who: "hanako" | "ken" | "misaki" | "yui", id: number, updated_at?: string) =>
    server.as(who).call(updateGroup, {
      params: { id },
      body: { name: "新しい名前", information: "新しい説明", ...(updated_at ? { updated_at } : {}) },
    });

  test("the creator and administrators may", async () => {
    const group = await create("hanako", "登山部");
    const { group: edited } = await edit("hanako", group.id, group.updated_at);
    expect(edited).toMatchObject({ name: "新しい名前", information: "新しい説明", members_count: 1 });
    await edit("misaki", group.id, edited.updated_at);
  });

  test("other members may not, strangers do not find it", async () => {
    const { id } = await create("hanako", "登山部");
    await server.as("ken").call(joinGroup, { params: { id } });
    await expect(edit("ken", id)).rejects.toMatchObject({ status: 400, code: "FORBIDDEN_OPERATION" });
    await expect(edit("yui", id)).rejects.toMatchObject({ status: 404 });
  });

  test("a creator who may not post any more may not edit, but delete", async () => {
    const { id } = await create("hanako", "登山部");
    await blockPosting("hanako", true);
    await expect(edit("hanako", id)).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    await server.as("hanako").call(deleteGroup, { params: { id } });
  });

  test("of two edits from the same state only the first is kept", async () => {
    const group = await create("hanako", "登山部");
    const results = await Promise.allSettled([
      edit("hanako", group.id, group.updated_at),
      edit("misaki", group.id, group.updated_at),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(edit("hanako", group.id, group.updated_at)).rejects.toMatchObject({
      status: 400,
      code: "ERROR_STATUS_HAS_CHANGED",
    });
  });

  test("somebody joining meanwhile does not stand in its way", async () => {
    const group = await create("hanako", "登山部");
    await server.as("ken").call(joinGroup, { params: { id: group.id } });
    expect((await edit("hanako", group.id, group.updated_at)).group.members_count).toBe(2);
  });
});

describe("deleting", () => {
  const remove = (who: "hanako" | "ken" | "misaki" | "yui", id: number) =>
    server.as(who).call(deleteGroup, { params: { id } });

  test("the creator and administrators may; it is gone for everybody", async () => {
    const [one, other] = [await create("hanako", "登山部"), await create("hanako", "囲碁部")];
    await server.as("ken").call(joinGroup, { params: { id: one.id } });
    await invite(other.id, "ken");
    await remove("hanako", one.id);
    await remove("misaki", other.id);
    expect(await total()).toBe(0);
    await expect(server.as("ken").call(showGroup, { params: { id: one.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(remove("hanako", one.id)).rejects.toMatchObject({ status: 404 });
  });

  test("other members may not, strangers do not find it", async () => {
    const { id } = await create("hanako", "登山部");
    await expect(remove("ken", id)).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    await expect(remove("yui", id)).rejects.toMatchObject({ status: 404 });
    expect(await total()).toBe(1);
  });
});
