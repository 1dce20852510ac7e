import { beforeEach, describe, expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { deleteGroup, joinGroup, leaveGroup, listGroupUsers, showGroup } from "../contract/calls.ts";
import { groupsOf } from "./groups.test-helper.ts";

const server = await startTestServer();
const { create, invite } = groupsOf(server);
const join = (who: PersonKey | "guest", id: number) => server.as(who).call(joinGroup, { params: { id } });
const leave = (who: PersonKey | "guest", id: number) => server.as(who).call(leaveGroup, { params: { id } });

beforeEach(async () => {
  await server.database.kysely.deleteFrom("groups").execute();
});

test("joining and leaving count one up and one down (R105, R130, R131)", async () => {
  const { id } = await create("hanako", "登山部");
  expect(await join("ken", id)).toMatchObject({ status: 2, members_count: 2 });
  expect(await leave("ken", id)).toMatchObject({ status: 3, members_count: 1 });
  expect(await join("ken", id)).toMatchObject({ status: 2, members_count: 2 });
});

test("twice counts once", async () => {
  const { id } = await create("hanako", "登山部");
  await join("ken", id);
  expect(await join("ken", id)).toMatchObject({ members_count: 2 });
  await leave("ken", id);
  expect(await leave("ken", id)).toMatchObject({ status: 3, members_count: 1 });
});

test("leaving what one never joined changes nothing", async () => {
  const { id } = await create("hanako", "登山部");
  expect(await leave("ken", id)).toMatchObject({ status: null, members_count: 1 });
});

describe("an invitation-only group (R013, R106)", () => {
  test("is joined by invitation, and once left not again", async () => {
    const { id } = await create("hanako", "幹事会", { is_invitation_only: true });
    await expect(join("ken", id)).rejects.toMatchObject({ status: 404 });
    await invite(id, "ken");
    expect(await join("ken", id)).toMatchObject({ status: 2, members_count: 2 });
    expect(await leave("ken", id)).toMatchObject({ status: 3, members_count: 1 });
    await expect(join("ken", id)).rejects.toMatchObject({ status: 404 });
  });

  test("an administrator sees it, but joins by invitation like everybody", async () => {
    const { id } = await create("hanako", "幹事会", { is_invitation_only: true });
    await expect(join("misaki", id)).rejects.toMatchObject({ status: 400, code: "FORBIDDEN_OPERATION" });
  });
});

test("the creator stays, and is told to delete instead", async () => {
  const { id } = await create("hanako", "登山部");
  await expect(leave("hanako", id)).rejects.toMatchObject({ status: 400, code: "GROUP_CREATOR_STAYS" });
});

test.each([
  ["guest", 401],
  ["ren", 404],
  ["yui", 404],
  ["sho", 403],
  ["aoi", 403],
] as const)("%s may neither join nor leave: %i", async (who, status) => {
  const { id } = await create("hanako", "登山部");
  await expect(join(who, id)).rejects.toMatchObject({ status });
  await expect(leave(who, id)).rejects.toMatchObject({ status });
});

test("twenty joining and leaving at once are counted exactly", async () => {
  const { id } = await create("hanako", "登山部");
  const people = ["ichiro", "ken", "emi", "misaki", "makoto"] as const;
  const everybody = (act: typeof join) =>
    Promise.all([...people, ...people, ...people, ...people].map((who) => act(who, id)));
  await everybody(join);
  expect((await server.as("hanako").call(showGroup, { params: { id } })).group.members_count).toBe(6);
  await Promise.all(
    [...people, ...people].flatMap((who, i) =>
      i % 2 === 0 ? [leave(who, id), join(who, id)] : [leave(who, id)],
    ),
  );
  const { users, users_count } = await server.as("hanako").call(listGroupUsers, { params: { id } });
  expect(users).toHaveLength(users_count);
  await everybody(leave);
  expect((await server.as("hanako").call(showGroup, { params: { id } })).group.members_count).toBe(1);
});

test("joining while it is being deleted is done or not found, nothing else", async () => {
  const { id } = await create("hanako", "登山部");
  const people = ["ichiro", "ken", "emi", "misaki"] as const;
  const results = await Promise.allSettled([
    ...people.map((who) => join(who, id)),
    server.as("hanako").call(deleteGroup, { params: { id } }),
  ]);
  const codes = results.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(codes.filter((code) => code !== "RECORD_NOT_FOUND")).toEqual([]);
});
