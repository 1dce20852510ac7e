import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The benches start their servers with this secret. */
export const BENCH_SECRET = "a secret for the bench, thirty-two characters";

export type Running = {
  readonly url: string;
  readonly child: ChildProcess;
  readonly readyAfterMs: number;
  readonly stop: () => Promise<void>;
};

/** Starts a server of this folder in a process of its own and waits until it listens. */
export async function startProcess(file: string, environment: Record<string, string>): Promise<Running> {
  const from = performance.now();
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...environment },
    // Its security log would appear among the results.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    readyAfterMs: performance.now() - from,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** The longest turn of the event loop took so long, by the clock and by its thread's processor time. */
export type Hold = { readonly holdMs: number; readonly cpuMs: number };
type Answers = { readonly memory: NodeJS.MemoryUsage; readonly hold: Hold };

export async function askProcess<Q extends keyof Answers>(
  { child }: Running,
  question: Q,
): Promise<Answers[Q]> {
  child.send(question);
  const [answer] = (await once(child, "message")) as [Answers[Q]];
  return answer;
}
