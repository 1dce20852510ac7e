import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadScreen, reloadOnce, ScriptMissing } from "./load-screen.ts";

/** The page was just reloaded for a missing script, and is not reloaded again within a minute. */
beforeEach(() => sessionStorage.setItem("enishi.reloaded_at", String(Date.now())));

test("a script may take two minutes to load, and no longer (R335)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let outcome = "waiting";
  loadScreen(() => new Promise(() => {}))().catch(({ cause }: Error) => {
    outcome = (cause as Error).message;
  });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(outcome).toBe("waiting");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcome).toBe("loading the screen timed out");
});

test("one that cannot be loaded after the reload either is said instead of reloading for ever (R070)", async () => {
  const missing = new TypeError("Failed to fetch dynamically imported module");
  const error = await loadScreen(() => Promise.reject(missing))().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ScriptMissing);
  expect(reloadOnce(error)).toBe(false);
});
