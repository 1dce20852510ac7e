import { spawn } from "node:child_process";

const START_LIMIT_MS = 180_000;

export type Product = {
  /** Returns what it has printed so far. */
  readonly printed: () => string;
  /** Waits until it has printed what matches, and returns the match. */
  readonly prints: (pattern: RegExp) => Promise<string>;
  readonly end: () => Promise<void>;
};

/** The settings of this machine must not leak in: the journeys use only the embedded parts. */
const ownSettings: NodeJS.ProcessEnv = {
  HOST: undefined,
  PUBLIC_URL: undefined,
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  TRUST_PROXY: undefined,
  FILES_URL: undefined,
  BOUNCE_ADDRESS: undefined,
  BOUNCE_SECRET: undefined,
  SECRET: undefined,
  STOP_GRACE: "0",
  // The journeys use their own people and not the demo's.
  DEMO: "off",
};

/** Starts the product as `npm start` runs it, and waits until it is up. */
export async function startProduct(settings: NodeJS.ProcessEnv): Promise<Product> {
  const server = spawn(process.execPath, ["bin/commands/start.ts"], {
    env: { ...process.env, ...ownSettings, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const listeners = new Set<() => void>();
  server.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
    for (const listen of listeners) listen();
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const prints = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(limit);
        listeners.delete(look);
        settle();
      };
      const look = () => {
        const found = pattern.exec(output);
        if (found) done(() => resolve(found[0]));
      };
      const limit = setTimeout(
        () => done(() => reject(new Error("The server did not start in time."))),
        START_LIMIT_MS,
      );
      void ended.then(() =>
        done(() => reject(new Error("The server ended before it was up; its words stand above."))),
      );
      listeners.add(look);
      look();
    });
  const end = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  try {
    await prints(/is running at/);
    return { printed: () => output, prints, end };
  } catch (error) {
    await end();
    throw error;
  }
}
