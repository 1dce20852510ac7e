import { afterEach, expect, test, vi } from "vitest";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import { createLog } from "../log.ts";
import { createApp } from "./create-app.ts";

afterEach(() => void vi.useRealTimers());

/** Collects what the log of a server with default settings says while calls are refused like that. */
async function serve(refusal: ErrorCode) {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(JSON.parse(line).msg) });
  const app = await createApp({ log, isTrustedProxy: () => false, secure: false });
  app.get("/busy", async () => {
    throw failure(refusal);
  });
  return { lines, ask: async () => (await app.inject({ method: "GET", url: "/busy" })).statusCode };
}

test("that more is asked for than there is room is said once, and once that it is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { lines, ask } = await serve(commonErrors.ERROR_UNAVAILABLE);
  const [crowded, over] = [/more is asked for at once than there is room/, /room for every call/].map(
    (words) => expect.stringMatching(words),
  );
  for (const seconds of [0, 50, 50]) {
    vi.advanceTimersByTime(seconds * 1_000);
    expect(await ask()).toBe(503);
  }
  expect(lines).toEqual([crowded]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([crowded, over]);
  await ask();
  expect(lines).toEqual([crowded, over, crowded]);
});

test("a maintenance is no crowd", async () => {
  const { lines, ask } = await serve(commonErrors.ERROR_MAINTENANCE);
  expect(await ask()).toBe(503);
  expect(lines).toEqual([]);
});
