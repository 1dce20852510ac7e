import { constants } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { createProcesses, type TaskEnded } from "./processes.ts";
import type * as tasks from "./tasks.test-helper.ts";

const full = () => new Error("full");
const start = (more: { atOnce?: number; waiting?: number; cpuMs?: number } = {}) =>
  createProcesses<typeof tasks>({
    module: new URL("./tasks.test-helper.ts", import.meta.url),
    atOnce: 2,
    waiting: 20,
    refuse: full,
    ...more,
  });
const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);

test("a task gets its input and answers from another process, at most two of them, one after another", async () => {
  const run = start();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => run("echo", { text: `${n}`, bytes })),
  );
  expect(answers.map(({ value }) => value.text)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}`));
  expect(answers.every(({ value }) => Buffer.from(bytes).equals(value.bytes))).toBe(true);
  const pids = new Set(answers.map(({ value }) => value.pid));
  expect(pids.size).toBeLessThanOrEqual(2);
  expect(pids.has(process.pid)).toBe(false);
});

test("whoever finds no place in the queue is refused at once", async () => {
  const run = start({ atOnce: 1, waiting: 1 });
  const [first, second, third] = [1, 2, 3].map(() => run("echo", { text: "", bytes }));
  await expect(third).rejects.toThrow("full");
  await Promise.all([first, second]);
});

test("the threads that a library makes have its low priority too", async () => {
  const { value } = await start()("prioritiesOfImageThreads", undefined as never);
  expect(value.length).toBeGreaterThan(0);
  expect(new Set(value)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
});

test("a task that throws says why, and one that ends its process harms no other", async () => {
  const run = start({ atOnce: 1 });
  await expect(run("fail", "broken")).rejects.toThrow("broken");
  await expect(run("crash", undefined as never)).rejects.toMatchObject({
    overspent: false,
  } satisfies Partial<TaskEnded>);
  expect((await run("echo", { text: "again", bytes })).value.text).toBe("again");
});

test("a task that takes too much of the processor is ended, and its time can be charged", async () => {
  const run = start({ atOnce: 1, cpuMs: 300 });
  await expect(run("compute", undefined as never)).rejects.toMatchObject({
    name: "TaskEnded",
    overspent: true,
  });
  expect((await run("echo", { text: "again", bytes })).cpuMs).toBeGreaterThan(0);
});

test("a task that comes in the moment when an idle process goes gets another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const run = start({ atOnce: 1 });
  const first = await run("echo", { text: "first", bytes });
  vi.advanceTimersByTime(MINUTE_MS);
  const second = await run("echo", { text: "second", bytes });
  expect(second.value.text).toBe("second");
  expect(second.value.pid).not.toBe(first.value.pid);
});
