import type { EnishiServer } from "./create-server.ts";
import type { StopTimes } from "./stop-server.ts";

/** A service manager may send its signal to the whole group, so that one order arrives twice at once. */
const SAME_ORDER_MS = 1_000;

/**
 * SIGTERM comes from what runs the process, perhaps behind a load balancer; SIGINT from a person at the terminal, who
 * waits for the end. A second signal ends the process at once.
 */
export function stopOnSignal(server: EnishiServer, times: StopTimes): void {
  let askedAt: number | undefined;
  const stop = (wanted: StopTimes) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_ORDER_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    server.close(wanted).then(
      () => process.exit(0),
      (error: unknown) => {
        server.services.log.fatal({ err: error }, "the process could not end in good order");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop(times));
  process.on("SIGINT", () => stop({ ...times, graceMs: 0 }));
}
