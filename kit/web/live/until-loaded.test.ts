import { afterAll, expect, test, vi } from "vitest";
import { until } from "#kit/testing/until.ts";
import { untilLoaded } from "./until-loaded.ts";

const network = new EventTarget();
vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
afterAll(() => vi.unstubAllGlobals());

test("a script that the network kept back is asked for again when it returns", async () => {
  const asked: string[] = [];
  const load = () => {
    asked.push("asked");
    return asked.length < 3 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve("here");
  };
  const loaded = untilLoaded(load, () => asked.push("failed"));
  await until("the first has failed", () => asked.length === 2);
  network.dispatchEvent(new Event("online"));
  await expect(loaded).resolves.toBe("here");
  expect(asked).toEqual(["asked", "failed", "asked"]);
});
