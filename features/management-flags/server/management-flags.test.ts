import { beforeEach, describe, expect, test } from "vitest";
import { updateFlags } from "#features/memberships/server/index.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const db = server.database.kysely;
const hanako = membership.hanako ?? 0;

const create = async (name: string, who: PersonKey = "misaki", id = aoba) =>
  (await server.as(who).call(calls.createManagementFlag, { params: { id }, body: { name } })).data;
const list = async () =>
  (await server.as("misaki").call(calls.listManagementFlags, { params: { id: aoba } })).data.records;
const mark = (slots: calls.FlagSlot[], id = hanako) =>
  updateFlags(db, aoba, [{ id, flags: slots.reduce((bits, slot) => bits | calls.bitOf(slot), 0) }]);
const flagsOf = async (id: number) =>
  (await db.selectFrom("memberships").select("flags").where("id", "=", id).executeTakeFirstOrThrow()).flags;

beforeEach(async () => {
  await db.deleteFrom("management_flags").execute();
  await db.updateTable("memberships").set({ flags: 0 }).execute();
});

describe("the names of flags (R399, R494)", () => {
  test("are given from A to D, and there are four", async () => {
    for (const name of ["幹事", "講演者", "寄付者", "海外"]) await create(name);
    expect((await list()).map(({ slot, name }) => [slot, name])).toEqual([
      ["a", "幹事"],
      ["b", "講演者"],
      ["c", "寄付者"],
      ["d", "海外"],
    ]);
    await expect(create("五つ目")).rejects.toMatchObject({ faults: [{ message_code: "ERROR_FLAG_TAKEN" }] });
  });

  test("are never the same twice, whatever their case (R406)", async () => {
    await create("VIP");
    const taken = { status: 400, faults: [{ message_code: "ERROR_FLAG_NAME_TAKEN", field: "name" }] };
    await expect(create("vip")).rejects.toMatchObject(taken);
    const { id } = await create("海外");
    const rename = (name: string) =>
      server.as("misaki").call(calls.updateManagementFlag, { params: { id }, body: { name } });
    await expect(rename("Vip")).rejects.toMatchObject(taken);
    expect((await rename("海外在住")).data.name).toBe("海外在住");
    expect((await create("VIP", "yui", minato)).slot).toBe("a");
  });

  test("are not overwritten by whoever has not seen the last change", async () => {
    const { id, updated_at } = await create("幹事");
    server.clock.advance({ seconds: 1 });
    const rename = (name: string) =>
      server.as("misaki").call(calls.updateManagementFlag, { params: { id }, body: { name, updated_at } });
    await rename("世話人");
    await expect(rename("代表")).rejects.toMatchObject({
      faults: [{ message_code: "ERROR_STATUS_HAS_CHANGED" }],
    });
  });
});

describe("a flag that is deleted", () => {
  test("says how many have carried it, and nobody does any more", async () => {
    const { id } = await create("幹事");
    await create("講演者");
    await mark(["a", "b"]);
    await mark(["a"], membership.ken);
    expect((await list()).map(({ people }) => people)).toEqual([2, 1]);
    const { people } = await server.as("misaki").call(calls.deleteManagementFlag, { params: { id } });
    expect(people).toBe(2);
    expect([await flagsOf(hanako), await flagsOf(membership.ken ?? 0)]).toEqual([2, 0]);
  });
});
