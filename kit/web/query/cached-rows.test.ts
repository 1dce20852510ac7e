import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { cachedRows, changeAnswers, heldIn, single } from "./cached-rows.ts";
import { callKey } from "./use-call.ts";
import { listKey } from "./use-list-call.ts";

const lamp = z.object({ id: z.number(), lit: z.boolean(), level: z.optional(z.number()) });
type Lamp = z.infer<typeof lamp>;
const read = { access: "account", summary: "For this test." } as const;
const listLamps = call.get("/rooms/{id}/lamps", {
  ...read,
  query: z.object({ lit: z.optional(z.string()) }),
  answer: z.object({ lamps: z.array(lamp), total_pages: z.number() }),
});
const showLamp = call.get("/lamps/{id}", { ...read, answer: z.object({ lamp }) });

const cachedLamps = cachedRows<Lamp>(
  heldIn(listLamps, (answer, change) => ({ ...answer, lamps: change(answer.lamps) })),
  heldIn(showLamp, (answer, change) => ({ lamp: single(answer.lamp, change) })),
);

/** Room 1 is cached in two pages, its lit lamps in one, and lamp 3 alone. */
function lampsRead() {
  const cache = new QueryClient();
  const keys = {
    all: listKey(listLamps, { params: { id: 1 } }),
    lit: listKey(listLamps, { params: { id: 1 }, query: { lit: "true" } }),
    alone: callKey(showLamp, { params: { id: 3 } }),
  };
  const page = (...ids: number[]) => ({ lamps: ids.map((id) => ({ id, lit: true })), total_pages: 2 });
  cache.setQueryData(keys.all, { pages: [page(1, 2), page(3)], pageParams: [{}, { page: 2 }] });
  cache.setQueryData(keys.lit, { pages: [page(3)], pageParams: [{}] });
  cache.setQueryData(keys.alone, { lamp: { id: 3, lit: true } });
  const pages = (key: unknown[]) =>
    cache
      .getQueryData<{ pages: { lamps: Lamp[] }[] }>(key)
      ?.pages.map(({ lamps }) => lamps.map(({ id, lit }) => `${id} ${lit ? "on" : "off"}`));
  return {
    cache,
    shown: () => ({
      all: pages(keys.all),
      lit: pages(keys.lit),
      alone: cache.getQueryData<{ lamp: Lamp }>(keys.alone)?.lamp.lit,
    }),
  };
}

const asRead = { all: [["1 on", "2 on"], ["3 on"]], lit: [["3 on"]], alone: true };

test("a row changes wherever it is shown, and goes back to what it was", () => {
  const { cache, shown } = lampsRead();
  const undo = cachedLamps(cache).patch(3, (old) => ({ ...old, lit: false }));
  expect(shown()).toEqual({ all: [["1 on", "2 on"], ["3 off"]], lit: [["3 off"]], alone: false });
  undo();
  expect(shown()).toEqual(asRead);
});

test("taking a change back leaves alone what has come since, to other rows and to the same one", () => {
  const { cache, shown } = lampsRead();
  const undo = cachedLamps(cache).patch(3, (old) => ({ ...old, lit: false }));
  cachedLamps(cache).patch(1, (old) => ({ ...old, lit: false }));
  cachedLamps(cache).putFirst({ id: 4, lit: true });
  undo();
  expect(shown()).toEqual({
    all: [["4 on", "1 off", "2 on"], ["3 on"]],
    lit: [["4 on", "3 on"]],
    alone: true,
  });
  const dim = cachedLamps(cache).patch(3, (old) => ({ ...old, lit: false, level: 1 }));
  cachedLamps(cache).patch(3, (old) => ({ ...old, level: 7 }));
  dim();
  expect(cache.getQueryData(callKey(showLamp, { params: { id: 3 } }))).toEqual({
    lamp: { id: 3, lit: true, level: 7 },
  });
});

test("a row leaves every list, or those asked for, and stays where it stands alone", () => {
  const { cache, shown } = lampsRead();
  cachedLamps(cache, ([, , query]) => (query as { lit?: string }).lit === "true").drop(3);
  expect(shown()).toEqual({ ...asRead, lit: [[]] });
  cachedLamps(cache).drop(3);
  expect(shown()).toEqual({ all: [["1 on", "2 on"], []], lit: [[]], alone: true });
});

test("a row put first stands there only, and alone as it was put", () => {
  const { cache, shown } = lampsRead();
  cachedLamps(cache).putFirst({ id: 3, lit: false });
  expect(shown()).toEqual({ all: [["3 off", "1 on", "2 on"], []], lit: [["3 off"]], alone: false });
  cachedLamps(cache).putFirst({ id: 4, lit: true });
  expect(shown().lit).toEqual([["4 on", "3 off"]]);
  expect(shown().alone).toBe(false);
});

test("a field of an answer changes for what is named and is taken back, without what has come since", () => {
  const cache = new QueryClient();
  const showRoom = call.get("/rooms/{id}", {
    ...read,
    answer: z.object({ data: z.object({ name: z.string(), open: z.boolean() }) }),
  });
  const keyOf = (id: number) => callKey(showRoom, { params: { id } });
  for (const id of [1, 2]) cache.setQueryData(keyOf(id), { data: { name: `Room ${id}`, open: true } });
  const shown = () => [1, 2].map((id) => cache.getQueryData(keyOf(id)));
  const undo = changeAnswers(cache, [showRoom], { open: false }, { id: 1 });
  cache.setQueryData(keyOf(1), { data: { name: "Hall", open: false } });
  expect(shown()).toEqual([
    { data: { name: "Hall", open: false } },
    { data: { name: "Room 2", open: true } },
  ]);
  undo();
  expect(shown()).toEqual([{ data: { name: "Hall", open: true } }, { data: { name: "Room 2", open: true } }]);
});

test("a row is known where any page or answer has it", () => {
  const { cache } = lampsRead();
  const isAlone = (key: readonly unknown[]) => key[0] === showLamp.path;
  expect([2, 4].map(cachedLamps(cache).has)).toEqual([true, false]);
  expect([2, 3].map(cachedLamps(cache, isAlone).has)).toEqual([false, true]);
});
