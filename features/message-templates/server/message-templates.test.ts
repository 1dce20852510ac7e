import { beforeEach, describe, expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const welcome = { name: "はじめのご挨拶", type: "alumni", body: "{{name}}さん、ようこそ。" } as const;

const create = async (changes: object = {}, who: PersonKey = "misaki", id = aoba) =>
  (
    await server
      .as(who)
      .call(calls.createMessageTemplate, { params: { id }, body: { ...welcome, ...changes } })
  ).data;
const list = async (query = {}) =>
  (await server.as("makoto").call(calls.listMessageTemplates, { params: { id: aoba }, query })).data
    .templates;
const at = (template_id: number, id = aoba) => ({ params: { id, template_id } });
const update = (template_id: number, changes: object) =>
  server
    .as("misaki")
    .call(calls.updateMessageTemplate, { ...at(template_id), body: { ...welcome, ...changes } });

beforeEach(() => server.database.kysely.deleteFrom("message_templates").execute());

describe("texts that the office keeps (R407, R506)", () => {
  test("are seen by every administrator, found by their words and by whom they are for", async () => {
    await create();
    await create({ name: "見学会のご案内", type: "employee", body: "工場見学会を開きます。" });
    expect((await list()).map(({ name }) => name).sort()).toEqual(["はじめのご挨拶", "見学会のご案内"]);
    expect((await list({ info: "工場" })).map(({ name }) => name)).toEqual(["見学会のご案内"]);
    expect(await list({ type: "alumni" })).toMatchObject([welcome]);
  });

  test("never go by one name twice, whatever its case; in another community they may", async () => {
    await create({ name: "Hello" });
    const taken = { status: 400, faults: [{ message_code: "ERROR_TEMPLATE_NAME_TAKEN", field: "name" }] };
    await expect(create({ name: "hello" })).rejects.toMatchObject(taken);
    const { id } = await create();
    await expect(update(id, { name: "HELLO" })).rejects.toMatchObject(taken);
    expect(await create({ name: "Hello" }, "yui", minato)).toMatchObject({ name: "Hello" });
  });

  test("hold the address of a group's invitation where, and only where, it can be filled in", async () => {
    const refused = (message_code: string) => ({ status: 400, faults: [{ message_code, field: "body" }] });
    const withUrl = "こちらから：{{invitation_group_url}}";
    for (const type of ["alumni", "employee"])
      await expect(create({ type, body: withUrl })).rejects.toMatchObject(
        refused("ERROR_TEMPLATE_GROUP_URL"),
      );
    const group = { name: "招待", type: "group_invitation" };
    await expect(create({ ...group, body: "ようこそ。" })).rejects.toMatchObject(
      refused("ERROR_TEMPLATE_NO_GROUP_URL"),
    );
    const { id } = await create({ ...group, body: withUrl });
    await expect(update(id, { ...group, body: "ようこそ。" })).rejects.toMatchObject(
      refused("ERROR_TEMPLATE_NO_GROUP_URL"),
    );
    await expect(update(id, { ...group, type: "alumni", body: withUrl })).rejects.toMatchObject(
      refused("ERROR_TEMPLATE_GROUP_URL"),
    );
  });

  test("are changed, but not by whoever has not seen the last change", async () => {
    const { id, updated_at } = await create();
    server.clock.advance({ seconds: 1 });
    expect((await update(id, { body: "お久しぶりです。", updated_at })).data.body).toBe("お久しぶりです。");
    await expect(update(id, { body: "別の文", updated_at })).rejects.toMatchObject({
      faults: [{ message_code: "ERROR_STATUS_HAS_CHANGED" }],
    });
  });

  test("are gone once deleted", async () => {
    const { id } = await create();
    await server.as("misaki").call(calls.deleteMessageTemplate, at(id));
    expect(await list()).toEqual([]);
    const asked = server.as("misaki").call(calls.showMessageTemplate, at(id));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  test("are not there for the office of another community, by whichever address", async () => {
    const { id } = await create();
    const asked = (community: number) => server.as("yui").call(calls.showMessageTemplate, at(id, community));
    await expect(asked(minato)).rejects.toMatchObject({ status: 404 });
    await expect(asked(aoba)).rejects.toMatchObject({ status: 404 });
  });
});
