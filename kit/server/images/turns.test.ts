import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const full = () => new Error("full");

test("two run at once, the others in the order they came, and those without a place are refused", async () => {
  const inTurn = createTurns({ running: 2, waiting: 3, refuse: full });
  const started: number[] = [];
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const begun = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const results = gates.map((gate, index) =>
    inTurn(() => {
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
  const inTurn = createTurns({ running: 1, waiting: 1, refuse: full });
  const failing = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
