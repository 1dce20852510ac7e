import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { allSamples } from "./all-samples.test-helper.ts";
import { startMatrixServer } from "./matrix-server.test-helper.ts";
import { type CallOutcome, outcomeOf } from "./outcome.test-helper.ts";
import { columns, type PermissionColumn, people } from "./people.test-helper.ts";
import type { Sample } from "./sample.test-helper.ts";
import { type Observed, pageOf, readPage, rowOf, writePage } from "./table.test-helper.ts";
import { makeWorld, type World } from "./world.test-helper.ts";

const updating = process.env.UPDATE_PERMISSIONS === "1";
const server = await startMatrixServer();
const { attempt } = server;

const titleOf = (call: AnyCall): string => `${call.method} ${call.path}`;
const calls = features.flatMap((feature) =>
  feature.routes.map(({ call }) => ({ feature: feature.name, call, title: titleOf(call) })),
);
const seen: Observed[] = [];
let world: World;
let committed: readonly string[];

beforeAll(async () => {
  world = await makeWorld(server);
  committed = readPage().split("\n");
});
afterAll(async () => {
  if (updating) await writePage(pageOf(seen));
});

/** Everybody tries the same from the same state. */
async function observe(feature: string, { call, about, input }: Sample): Promise<Observed> {
  const outcomes: Partial<Record<PermissionColumn, CallOutcome>> = {};
  const statuses: number[] = [];
  for (const column of columns) {
    const answer = await attempt(() => server.as(people[column].who).send(call, input(world)));
    outcomes[column] = outcomeOf(answer);
    if (outcomes[column] === "yes") statuses.push(answer.status);
  }
  // A call that a browser navigates to answers a redirect, whether it succeeds or not.
  const expected = call.answer === "binary" && statuses.includes(303) ? 303 : 200;
  if (statuses.length > 0)
    expect(statuses, "nobody succeeds: the sample is not a good one").toContain(expected);
  return {
    feature,
    call: titleOf(call),
    access: call.access,
    about,
    outcomes: outcomes as Observed["outcomes"],
  };
}

describe("who may make which call (R242, R504, R507)", () => {
  test.each(calls)("$title", async ({ feature, call, title }) => {
    const samples = allSamples.filter((sample) => sample.call === call);
    if (samples.length === 0)
      throw new Error(
        `${title} has no sample: add one to permission-samples.test-helper.ts beside its contract.`,
      );
    for (const sample of samples) {
      const observed = await observe(feature, sample);
      seen.push(observed);
      if (!updating) expect(committed).toContain(rowOf(observed));
    }
  });

  test("an operator's session opens only what is declared for operators", () => {
    const open = seen.filter(({ outcomes }) => outcomes.operator === "yes").map(({ access }) => access);
    expect([...new Set(open)].toSorted()).toEqual(["anyAccount", "operator", "public"]);
  });

  test("nobody else opens a call of operators", () => {
    const others = columns.filter((column) => column !== "operator");
    const open = seen.filter(
      ({ access, outcomes }) =>
        access === "operator" && others.some((column) => !["401", "403"].includes(outcomes[column])),
    );
    expect(open.map(({ call }) => call)).toEqual([]);
  });

  test.skipIf(updating)("the page holds these rows and no others", () => {
    expect(committed.join("\n")).toBe(pageOf(seen));
  });
});
