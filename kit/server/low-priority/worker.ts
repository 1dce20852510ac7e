// The process of `processes.ts`. Its priority comes before everything else: threads made from here on inherit it.
import { constants, setPriority } from "node:os";
import { type Answer, OVERSPENT, type Task } from "./task.ts";

// Low and not lowest: on a machine that is always busy a picture would otherwise never be done.
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
// Lives as long as the server needs it: a signal to the whole group is the server's to answer.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
