import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { allSamples } from "#apps/server/permissions/all-samples.test-helper.ts";
import { startMatrixServer } from "#apps/server/permissions/matrix-server.test-helper.ts";
import { columns, people } from "#apps/server/permissions/people.test-helper.ts";
import { makeWorld, type World } from "#apps/server/permissions/world.test-helper.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { objectsOf, type Place, withValue } from "./leaves.test-helper.ts";

const server = await startMatrixServer();
let world: World;
beforeAll(async () => {
  world = await makeWorld(server);
});

const NAME = "flagg";

/** Returns each object that a misspelt field could stand in. Mail programs may add to the addresses they call. */
const placesOf = (call: AnyCall): Place[] => [
  ...(call.query && (call.method !== "GET" || call.isExact) ? [{ part: "query", path: [] } as const] : []),
  ...(call.method === "GET" ? [] : objectsOf(call)),
];

const calls = features
  .flatMap(({ routes }) => routes)
  .filter(({ call }) => !call.fromMailPrograms && placesOf(call).length > 0)
  .map(({ call }) => ({ call, title: `${call.method} ${call.path}` }));

type Refusal = { data?: readonly { field?: string; message_code: string; params?: { name?: string } }[] };

describe("a field that the contract does not know is refused and named", { timeout: 60_000 }, () => {
  test.each(calls)("$title", async ({ call }) => {
    const sample = allSamples.find((one) => one.call === call);
    if (!sample)
      throw new Error("it has no sample: add one to permission-samples.test-helper.ts beside its contract.");
    for (const { part, path } of placesOf(call)) {
      const at = { part, path: [...path, NAME] };
      const answers = [];
      for (const column of columns) {
        const { status, body } = await server.attempt(() =>
          server.as(people[column].who).send(call, withValue(sample.input(world), at, "x")),
        );
        expect(status, `${column} is answered`).toBeGreaterThanOrEqual(400);
        answers.push(...((body as Refusal).data ?? []));
      }
      expect(answers).toContainEqual({
        message_code: "UNKNOWN_FIELD",
        field: at.path.join("."),
        params: { name: NAME },
      });
    }
  });
});
