import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createSemaphore } from "../semaphore.ts";
import { type Answer, OVERSPENT, type Task } from "./task.ts";

type Tasks = Readonly<Record<string, (input: never) => unknown>>;

type Options = {
  /** The module whose exported functions are the tasks. */
  readonly module: URL;
  /** How many run at once, each in a process of its own, and how many more may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** A task that takes more of the processor than this is ended. */
  readonly cpuMs?: number;
  /** Makes the error for those that find no place. */
  readonly refuse: () => Error;
};
type RunTask<T extends Tasks> = <Name extends keyof T & string>(
  name: Name,
  input: Parameters<T[Name]>[0],
) => Promise<{ readonly value: Awaited<ReturnType<T[Name]>>; readonly cpuMs: number }>;

/** The process of a task has ended before its answer: killed, crashed, or over its share of the processor. */
export class TaskEnded extends Error {
  override readonly name = "TaskEnded";
  readonly overspent: boolean;
  constructor(exitCode: number | null) {
    super(`The process of a task ended with ${exitCode}`);
    this.overspent = exitCode === OVERSPENT;
  }
}

/** Long enough for a burst; a process that has held a large picture does not give its memory back otherwise. */
const IDLE_MS = 60_000;
const entry = fileURLToPath(new URL("./worker.ts", import.meta.url));

/**
 * Runs heavy tasks in processes of low priority, so that whatever else the machine has to do comes first, in a
 * queue with an end. A process of its own, since libraries with threads of their own do not take over a thread's
 * priority; whatever a crafted file does to it, the server lives.
 */
export function createProcesses<T extends Tasks>(options: Options): RunTask<T> {
  const withSlot = createSemaphore({
    running: options.atOnce,
    waiting: options.waiting,
    refuse: options.refuse,
  });
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const take = (): ChildProcess => {
    const [kept] = idle.keys();
    const child = kept ?? start(options, (gone) => idle.delete(gone));
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  };
  const giveBack = (child: ChildProcess) => {
    child.unref();
    child.channel?.unref();
    const hasGone = !child.connected || child.exitCode !== null || child.signalCode !== null;
    if (hasGone) return;
    const rest = setTimeout(() => child.connected && child.disconnect(), IDLE_MS);
    idle.set(child, rest.unref());
  };

  return (name, input) =>
    withSlot(async () => {
      const child = take();
      try {
        const { value, error, cpuMs } = await ask(child, { name, input });
        if (error !== undefined) throw error;
        return { value: value as never, cpuMs };
      } finally {
        giveBack(child);
      }
    });
}

function start({ module, cpuMs = Number.POSITIVE_INFINITY }: Options, onGone: (child: ChildProcess) => void) {
  const child = fork(entry, [module.href, String(cpuMs)], { serialization: "advanced", execArgv: [] });
  child.once("exit", () => onGone(child));
  // What cannot be sent to a process that has gone is told by its exit.
  child.on("error", () => child.kill("SIGKILL"));
  return child;
}

async function ask(child: ChildProcess, task: Task): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const answer = once(child, "message", { signal }) as Promise<[Answer]>;
    const ended = once(child, "exit", { signal }).then(([code]) => Promise.reject(new TaskEnded(code)));
    child.send(task);
    const [found] = await Promise.race([answer, ended]);
    return found;
  } finally {
    answered.abort();
  }
}
