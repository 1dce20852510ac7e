import { type SpawnOptions, spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.ts";

type Environment = Readonly<Record<string, string | undefined>>;
export type Captured = { readonly ok: boolean; readonly output: string };

const options = (environment: Environment, folder: string = root): SpawnOptions => ({
  cwd: folder,
  env: { ...process.env, ...environment },
});

/** Runs a program of the PATH and passes its output on as it comes; returns whether it ended with 0. */
export function stream(
  program: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<boolean> {
  const child = spawn(program, args, { ...options(environment), stdio: ["ignore", "inherit", "inherit"] });
  const stop = () => {
    child.kill();
    process.exit(128 + constants.signals.SIGTERM);
  };
  process.once("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGTERM", stop);
      resolve(code === 0);
    });
  });
}

/** Runs a program, in the root or in `folder`, and keeps what it printed, both streams in one, for showing later. */
export function capture(
  program: string,
  args: readonly string[],
  environment: Environment = {},
  folder?: string,
): Promise<Captured> {
  const child = spawn(program, args, { ...options(environment, folder), stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString("utf8").trim() }),
    );
  });
}
