import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll } from "vitest";
import { signIn } from "#features/sessions/contract/calls.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castPassword, type PersonKey } from "./cast.ts";
import { createHttpClient, type TestClient, type Who } from "./test-client.ts";

export type ServerProcess = {
  /** The address is `http://127.0.0.1:port`. */
  readonly address: string;
  readonly as: (who: Who) => TestClient;
  /** Opens a new session as the login page does. */
  readonly signIn: (who: PersonKey) => Promise<{ client: TestClient; cookie: string }>;
  /** Returns the messages logged so far at the level of its settings. */
  readonly logged: () => readonly string[];
  /** Ends it at once (SIGKILL) or gracefully (SIGTERM), waits until it is gone, and returns its exit code. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
};

const script = new URL("server-process-main.ts", import.meta.url);
/** The next process reuses what one has compiled. */
const compiled = new URL("../../.cache/compiled", import.meta.url).pathname;
const running = new Set<ChildProcess>();

/** Starts the server in its own process with only these settings; it is killed after the file's tests at latest. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = fork(script, {
    env: {
      PATH: process.env.PATH ?? "",
      LOG_LEVEL: process.env.ENISHI_TEST_LOG ?? "silent",
      NODE_COMPILE_CACHE: compiled,
      STOP_GRACE: "0",
      ...settings,
    },
    execArgv: [],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  running.add(child);
  const logged = messagesOf(child);
  // This waits until all its log output has arrived too.
  const gone = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const up = once(child, "message").then(([port]) => port as number);
  const port = await Promise.race([
    up,
    gone.then(() => Promise.reject(new Error("The server did not start."))),
  ]);
  const address = `http://127.0.0.1:${port}`;
  const as = (who: Who) => createHttpClient(address, who);
  return {
    address,
    as,
    logged: () => logged,
    signIn: (who) => logIn(as, who),
    end: async (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** The array grows while the process logs. */
function messagesOf({ stdout }: ChildProcess): readonly string[] {
  const messages: string[] = [];
  if (!stdout) return messages;
  createInterface({ input: stdout }).on("line", (line) => {
    if (process.env.ENISHI_TEST_LOG) process.stdout.write(`${line}\n`);
    messages.push(line.startsWith("{") ? String((JSON.parse(line) as { msg?: unknown }).msg) : line);
  });
  return messages;
}

async function logIn(as: ServerProcess["as"], who: PersonKey) {
  const { kind, email } = cast[who];
  if (kind === "operator") throw new Error(`${who} has no login`);
  const answer = await as("guest").send(signIn[kind], { body: { email, password: castPassword } });
  const area = areaOfKind[kind];
  const [, token] =
    new RegExp(`${sessionCookieName(area)}=([^;]+)`).exec(String(answer.headers["set-cookie"])) ?? [];
  if (!token) throw new Error(`${who} could not sign in: ${answer.status}`);
  return { client: as({ area, token }), cookie: `${sessionCookieName(area)}=${token}` };
}
