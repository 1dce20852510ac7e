import { beforeAll, describe, expect, test } from "vitest";
import type { BulkCall, Selection } from "#kit/contract/bulk.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { Refused } from "#kit/testing/test-client.ts";
import { features } from "./features.ts";
import { allSamples } from "./permissions/all-samples.test-helper.ts";
import { startMatrixServer } from "./permissions/matrix-server.test-helper.ts";
import { makeWorld, type World } from "./permissions/world.test-helper.ts";

const server = await startMatrixServer();
let world: World;
beforeAll(async () => {
  world = await makeWorld(server);
});

const isBulk = (call: AnyCall): call is BulkCall => "preview" in call;
const bulkCalls = features
  .flatMap(({ routes }) => routes)
  .flatMap(({ call }) => (isBulk(call) ? [{ call, title: call.kind }] : []));
const listed = bulkCalls.filter(({ call }) => call.list);
/** These take a selection too, without being acts. */
const exports = features
  .flatMap(({ routes }) => routes)
  .filter(({ call }) => call.answer === "binary" && allFieldsOf(call).includes("filter"))
  .map(({ call }) => ({ call: call as AnyCall, title: `${call.method} ${call.path}` }));

function allFieldsOf({ body }: AnyCall): string[] {
  const def = body?._zod.def as { readonly shape?: object } | undefined;
  return Object.keys(def?.shape ?? {});
}

/** Returns what the act takes beside whom, as its sample has it. */
function beside(call: AnyCall) {
  const sample = allSamples.find((one) => one.call === call);
  if (!sample)
    throw new Error("it has no sample: add one to permission-samples.test-helper.ts beside its contract.");
  const { params, body } = sample.input(world);
  const { ids: _, employee_ids: __, ...more } = body as Record<string, unknown>;
  return { params, more };
}

/** Sends a selection as the administrator, and undoes whatever it does. */
const send = (call: AnyCall, selection: object) =>
  server.attempt(async () => {
    const { params, more } = beside(call);
    return server.as("misaki").send(call, { params, body: { ...more, ...selection } });
  });
const preview = async (call: BulkCall, selection: Selection) => {
  const { params } = beside(call);
  const answer = await server.attempt(() =>
    server.as("misaki").call(call.preview, { params, body: selection } as never),
  );
  return answer.data;
};
const act = (call: BulkCall, selection: Selection) =>
  server.attempt(async () => {
    const { params, more } = beside(call);
    return server.as("misaki").call(call, { params, body: { ...more, ...selection } } as never);
  });

const required = (field: string) => ({ message_code: "REQUIRED", field });
const NOBODY = 999_999_999;
const nothingDone = { finished: true, total: 0, done: [], skipped: [], failed: [] };
const hasChanged = { status: 400, code: "ERROR_STATUS_HAS_CHANGED" };

describe("a filter needs what its preview has shown", () => {
  test.each([...listed, ...exports])("$title", async ({ call }) => {
    const bare = await send(call, { filter: {} });
    expect(bare).toMatchObject({ status: 400 });
    expect((bare.body as { data: unknown[] }).data).toEqual(
      expect.arrayContaining([required("as_of"), required("count")]),
    );
    for (const [given, missing] of [
      [{ as_of: "x" }, "count"],
      [{ count: 3 }, "as_of"],
    ] as const) {
      const { status, body } = await send(call, { filter: {}, ...given });
      expect([status, (body as { data: unknown[] }).data]).toEqual([
        400,
        expect.arrayContaining([required(missing)]),
      ]);
    }
  });
});

test.each([...listed, ...exports])("$title takes no filter beside ids", async ({ call }) => {
  const { status, body } = await send(call, { filter: {}, ids: [NOBODY], as_of: "x", count: 1 });
  expect([status, (body as { data: unknown[] }).data]).toEqual([
    400,
    expect.arrayContaining([{ message_code: "INVALID_CHOICE", field: "filter" }]),
  ]);
});

describe("a selection of nobody does nothing, and says so", () => {
  test.each(bulkCalls)("$title, of ids that are nobody's", async ({ call }) => {
    await expect(act(call, { ids: [NOBODY] })).rejects.toMatchObject(hasChanged);
    const { as_of } = await preview(call, { ids: [NOBODY] });
    const { data } = await act(call, { ids: [NOBODY], as_of });
    expect(data).toMatchObject({ finished: true, done: [], skipped: [{ id: NOBODY, reason: "gone" }] });
  });

  test.each(bulkCalls)("$title, of ids that are all taken out", async ({ call }) => {
    await expect(act(call, { ids: [NOBODY], except: [NOBODY] })).rejects.toMatchObject(hasChanged);
    const { as_of } = await preview(call, { ids: [NOBODY], except: [NOBODY] });
    expect((await act(call, { ids: [NOBODY], except: [NOBODY], as_of })).data).toMatchObject(nothingDone);
  });

  test.each(listed)("$title, of a filter without hits", async ({ call }) => {
    const filter = call.list?.search === undefined ? {} : { [call.list.search]: "そのような人はいません" };
    const { as_of, count, targets, excluded } = await preview(call, { filter });
    const except = [...targets, ...excluded].map(({ id }) => id);
    expect((await act(call, { filter, as_of, count, except })).data).toMatchObject(nothingDone);
  });

  test.each(listed)("$title, of a filter whose hits are all taken out", async ({ call }) => {
    const { as_of, count, targets, excluded } = await preview(call, { filter: {} });
    const except = [...targets, ...excluded].map(({ id }) => id);
    expect((await act(call, { filter: {}, as_of, count, except })).data).toMatchObject(nothingDone);
  });
});

test("a count that the preview has not shown hits nobody", async () => {
  const one = listed.find(({ title }) => title === "blockAlumniPosting") ?? listed[0];
  if (!one) throw new Error("no list has bulk acts");
  const { as_of, count } = await preview(one.call, { filter: {} });
  const refused = act(one.call, { filter: {}, as_of, count: count + 1 });
  await expect(refused).rejects.toBeInstanceOf(Refused);
  await expect(refused).rejects.toMatchObject({ status: 409, code: "ERROR_SELECTION_CHANGED" });
});
