// This is the process of `processes.ts`. Its priority is set first, because threads inherit it.
import { constants, setPriority } from "node:os";
import { type Answer, OVERSPENT, type Task } from "./task.ts";

// The priority is low and not lowest, so that pictures are made even on a machine that is always busy.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const LOOK_EVERY_MS = 250;
const [module = "", cpuMs = ""] = process.argv.slice(2);
const tasks = import(module) as Promise<Record<string, (input: unknown) => unknown>>;

const spentMs = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

async function run({ name, input }: Task): Promise<Pick<Answer, "value" | "error">> {
  try {
    return { value: await (await tasks)[name]?.(input) };
  } catch (error) {
    return { error };
  }
}

process.on("message", async (task: Task) => {
  await tasks.catch(() => {});
  const from = process.cpuUsage();
  const watch = setInterval(() => {
    if (spentMs(from) > Number(cpuMs)) process.exit(OVERSPENT);
  }, LOOK_EVERY_MS);
  const answer = await run(task);
  clearInterval(watch);
  process.send?.({ ...answer, cpuMs: spentMs(from) } satisfies Answer);
});
// The process lives as long as the server does: a signal to the whole group is for the server to handle.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
