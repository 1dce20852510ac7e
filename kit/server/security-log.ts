import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { SecurityEvent } from "#kit/contract/security-events.ts";

export type SecurityLine = {
  readonly outcome?: "done" | "refused" | "secondStep" | "other";
  readonly by?: string | undefined;
  readonly code?: string | undefined;
  readonly limit?: string | undefined;
  /** These are the ids in the path of the call and the `ids` of its body. */
  readonly target?: Readonly<Record<string, string>>;
  readonly call: string;
  readonly request: string;
  readonly account: number | null;
  readonly community: number | null;
  readonly from: string;
};

export type SecurityLog = {
  readonly write: (event: SecurityEvent, line: SecurityLine) => void;
  /** Writes the event, but for the same key only once within so many seconds. */
  readonly writeOnce: (key: string, seconds: number, event: SecurityEvent, line: SecurityLine) => void;
};

const KEYS_AT_MOST = 10_000;

/** The log is written at every level but `silent`, so that it is there without a setting. */
export function createSecurityLog(log: Logger): SecurityLog {
  const lines = log.child({ log: "security" }, log.level === "silent" ? {} : { level: "info" });
  const written = new LRUCache<string, true>({ max: KEYS_AT_MOST });
  const write: SecurityLog["write"] = (event, line) => lines.info({ event, ...line });
  return {
    write,
    writeOnce: (key, seconds, event, line) => {
      if (written.has(key)) return;
      written.set(key, true, { ttl: seconds * 1000 });
      write(event, line);
    },
  };
}
