import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { createSemaphore } from "../semaphore.ts";
import { type Answer, OVERSPENT, type Task } from "./task.ts";

export type Tasks = Readonly<Record<string, (input: never) => unknown>>;
export type ResultOf<T extends Tasks, Name extends keyof T> = Awaited<ReturnType<T[Name]>>;

export type ProcessOptions = {
  readonly module: URL;
  /** This many tasks run at once, each in its own process, and this many more may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** A task that uses more processor time than this is ended. */
  readonly cpuMs?: number;
  /** Makes the error for a task that finds no place. */
  readonly refuse: () => Error;
};
type RunTask<T extends Tasks> = <Name extends keyof T & string>(
  name: Name,
  input: Parameters<T[Name]>[0],
) => Promise<{ readonly value: ResultOf<T, Name>; readonly cpuMs: number }>;

/** The process of a task has ended before its answer: it was killed, crashed, or used too much processor time. */
export class TaskEnded extends Error {
  override readonly name = "TaskEnded";
  readonly overspent: boolean;
  constructor(exitCode: number | null) {
    super(`The process of a task ended with ${exitCode}`);
    this.overspent = exitCode === OVERSPENT;
  }
}

/** An idle process lives through a burst, then ends: one that has held a large picture keeps its memory otherwise. */
const IDLE_MS = MINUTE_MS;
const entry = fileURLToPath(new URL("./worker.ts", import.meta.url));

/**
 * Runs heavy tasks in processes of low priority behind a bounded queue, so that everything else on the machine comes
 * first. Processes are used because libraries with threads of their own do not inherit a thread's priority, and because
 * the server survives whatever a crafted file does.
 */
export function createProcesses<T extends Tasks>(options: ProcessOptions): RunTask<T> {
  const withSlot = createSemaphore({
    running: options.atOnce,
    waiting: options.waiting,
    refuse: options.refuse,
  });
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const take = (): ChildProcess => {
    const kept = [...idle.keys()].find(({ connected }) => connected);
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
    const rest = setTimeout(() => {
      // It ends some time after, and takes no task any more.
      idle.delete(child);
      if (child.connected) child.disconnect();
    }, IDLE_MS);
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

function start(
  { module, cpuMs = Number.POSITIVE_INFINITY }: ProcessOptions,
  onGone: (child: ChildProcess) => void,
) {
  const child = fork(entry, [module.href, String(cpuMs)], { serialization: "advanced", execArgv: [] });
  child.once("exit", () => onGone(child));
  // If nothing can be sent to the process, its exit says so to the task.
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
