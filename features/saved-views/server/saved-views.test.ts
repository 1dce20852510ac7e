import { describe, expect, test } from "vitest";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const params = { id: aoba };
const view = {
  list: "candidates",
  name: "3日以上",
  query: "waiting_days=3",
  is_shared: false,
  is_default: false,
};

const forbidden = { code: "FORBIDDEN_OPERATION" };

const keep = async (who: PersonKey, changes: Partial<typeof view> = {}, id = aoba) =>
  (await server.as(who).call(createSavedView, { params: { id }, body: { ...view, ...changes } })).data;
const viewsOf = async (who: PersonKey, list = "candidates", id = aoba) =>
  (await server.as(who).call(listSavedViews, { params: { id }, query: { list } })).data.records;
const change = (who: PersonKey, view_id: number, body: Partial<typeof view>) =>
  server.as(who).call(updateSavedView, { params: { ...params, view_id }, body });
const remove = (who: PersonKey, view_id: number) =>
  server.as(who).call(deleteSavedView, { params: { ...params, view_id } });

describe("a view that an administrator keeps", () => {
  test("is theirs alone, of its list alone, and is opened first where they say so", async () => {
    const kept = await keep("misaki", { is_default: true });
    expect(await viewsOf("misaki")).toEqual([kept]);
    expect(kept).toMatchObject({ name: "3日以上", is_default: true, abilities: { edit: true } });
    expect(await viewsOf("misaki", "user_posts")).toEqual([]);
    expect(await viewsOf("makoto")).toEqual([]);
    await expect(change("makoto", kept.id, { name: "別の名前" })).rejects.toMatchObject({ status: 404 });
  });

  test("is replaced by one of the same name", async () => {
    const again = await keep("misaki", { query: "waiting_days=5" });
    expect(await viewsOf("misaki")).toMatchObject([{ id: again.id, query: "waiting_days=5" }]);
  });

  test("takes no name that another one of its list has", async () => {
    const other = await keep("misaki", { name: "不達" });
    await expect(change("misaki", other.id, { name: view.name })).rejects.toMatchObject({
      status: 400,
      code: "ERROR_VIEW_NAME_TAKEN",
    });
    await change("misaki", other.id, { name: "不達", query: "waiting_days=7" });
    const elsewhere = await keep("misaki", { list: "groups", name: "不達" });
    await change("misaki", elsewhere.id, { name: view.name });
    await remove("misaki", other.id);
    await remove("misaki", elsewhere.id);
  });

  test("gives its first place to another one", async () => {
    const other = await keep("misaki", { name: "不達", is_default: true });
    expect((await viewsOf("misaki")).filter(({ is_default }) => is_default)).toEqual([other]);
    await change("misaki", other.id, { is_default: false });
    expect((await viewsOf("misaki")).some(({ is_default }) => is_default)).toBe(false);
    await remove("misaki", other.id);
    expect(await viewsOf("misaki")).toHaveLength(1);
  });
});

describe("a view that is shared", () => {
  test("is seen by colleagues, who may open it first but not change it", async () => {
    const shared = await keep("misaki", { name: "共有", is_shared: true });
    await server.database.kysely
      .updateTable("memberships")
      .set({ role: "ordinary" })
      .where("id", "=", server.ids.membership.ken ?? 0)
      .execute();
    const [seen] = await viewsOf("ken");
    expect(seen).toMatchObject({ id: shared.id, abilities: { edit: false } });
    await expect(change("ken", shared.id, { name: "書き換え" })).rejects.toMatchObject(forbidden);
    await expect(remove("ken", shared.id)).rejects.toMatchObject(forbidden);
    await change("ken", shared.id, { is_default: true });
    expect(await viewsOf("ken")).toMatchObject([{ is_default: true }]);
    expect((await viewsOf("misaki")).find(({ id }) => id === shared.id)?.is_default).toBe(false);
  });

  test("is looked after by the contractor", async () => {
    const [shared] = await viewsOf("makoto");
    const { data } = await change("makoto", shared?.id ?? 0, { name: "契約者が直した" });
    expect(data).toMatchObject({ name: "契約者が直した", abilities: { edit: true } });
  });

  test("gives a colleague who is no administrator any more nothing of what it shows", async () => {
    await keep("misaki", { is_shared: true, name: "異動の前に" });
    await server.database.kysely
      .updateTable("memberships")
      .set({ role: "member" })
      .where("id", "=", server.ids.membership.ken ?? 0)
      .execute();
    // PostgreSQL's notification takes a moment.
    const refused = () =>
      viewsOf("ken").then(
        () => null,
        ({ status }: { status: number }) => status,
      );
    expect(await until("a refusal", refused)).toBe(403);
    const asked = server.as("ken").call(listCandidates, { params, query: { waiting_days: "3" } });
    await expect(asked).rejects.toMatchObject({ status: 403 });
  });

  test("is no business of members or of other communities", async () => {
    await expect(viewsOf("hanako")).rejects.toMatchObject({ status: 403 });
    await expect(viewsOf("yui")).rejects.toMatchObject({ status: 404 });
    expect(await viewsOf("yui", "candidates", minato)).toEqual([]);
  });
});

test("thirty of one list can be kept", async () => {
  for (let at = 0; at < 30; at += 1) await keep("makoto", { list: "user_posts", name: `表示${at}` });
  await expect(keep("makoto", { list: "user_posts", name: "一つ多い" })).rejects.toMatchObject({
    status: 400,
    code: "ERROR_TOO_MANY_VIEWS",
  });
  await keep("makoto", { list: "official_posts" });
});
