import { expect, test } from "vitest";
import { createKeyedSemaphore, createSemaphore } from "./semaphore.ts";

const full = () => new Error("full");

test("two run at once, the others in the order they came, and those without a place are refused", async () => {
  const withSlot = createSemaphore({ running: 2, waiting: 3, refuse: full });
  const started: number[] = [];
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const begun = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const results = gates.map((gate, index) =>
    withSlot(() => {
      started.push(index);
      begun[index]?.resolve();
      return gate.promise;
    }),
  );
  await expect(results[5]).rejects.toThrow("full");
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await begun[2]?.promise;
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(results.slice(0, 5));
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test("a task that fails gives its turn on", async () => {
  const withSlot = createSemaphore({ running: 1, waiting: 1, refuse: full });
  const failing = withSlot(() => Promise.reject(new Error("broken")));
  const next = withSlot(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("what runs at once is measured by size, in the order it came, and what is larger than all runs alone", async () => {
  const withSlot = createSemaphore({ running: 10, waiting: 5, refuse: full });
  const sizes = [6, 5, 1, 30, 1];
  const gates = sizes.map(() => Promise.withResolvers<void>());
  const begun = sizes.map(() => Promise.withResolvers<void>());
  const started: number[] = [];
  const results = sizes.map((size, index) =>
    withSlot(() => {
      started.push(index);
      begun[index]?.resolve();
      return gates[index]?.promise ?? Promise.reject();
    }, size),
  );
  await begun[0]?.promise;
  expect(started).toEqual([0]);
  gates[0]?.resolve();
  await begun[2]?.promise;
  gates[1]?.resolve();
  await results[1];
  expect(started).toEqual([0, 1, 2]);
  gates[2]?.resolve();
  await begun[3]?.promise;
  expect(started).toEqual([0, 1, 2, 3]);
  for (const gate of gates) gate.resolve();
  await Promise.all(results);
});

test("each key has slots of its own, again and again", async () => {
  const withSlot = createKeyedSemaphore({ running: 1, waiting: 0, refuse: full });
  const gate = Promise.withResolvers<string>();
  const first = withSlot("a", () => gate.promise);
  await expect(withSlot("a", async () => "too many")).rejects.toThrow("full");
  expect(await withSlot("b", async () => "other")).toBe("other");
  gate.resolve("done");
  expect(await first).toBe("done");
  expect(await withSlot("a", async () => "again")).toBe("again");
});
