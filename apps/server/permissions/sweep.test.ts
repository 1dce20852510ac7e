import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { type Leaf, leavesOf, nameOf, withValue } from "#apps/server/fuzz/leaves.test-helper.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { SentAnswer } from "#kit/testing/test-client.ts";
import { allSamples } from "./all-samples.test-helper.ts";
import { type HiddenRow, type HiddenRows, makeHiddenRows } from "./hidden-rows.test-helper.ts";
import { kindOf, namesRow } from "./id-kinds.test-helper.ts";
import { startMatrixServer } from "./matrix-server.test-helper.ts";
import { columns, type PermissionColumn, people } from "./people.test-helper.ts";
import type { Sample } from "./sample.test-helper.ts";
import { makeWorld, type World } from "./world.test-helper.ts";

/** No row has this id, and none will. */
const MISSING = 999_999_999;
/** They belong to Aoba and are told about everything in it that they may not enter at present. */
const keptOut: readonly PermissionColumn[] = ["paused", "candidate"];

const server = await startMatrixServer();
let world: World;
let rows: HiddenRows;
beforeAll(async () => {
  world = await makeWorld(server);
  rows = await makeHiddenRows(server, world);
});

const calls = features.flatMap(({ routes }) =>
  routes.map(({ call }) => ({ call, title: `${call.method} ${call.path}` })),
);

/** Returns what an answer reveals of a row, without the ids and numbers that differ between attempts. */
function told({ status, body }: SentAnswer): string {
  const { request_id: _, ...fields } = (body ?? {}) as Record<string, unknown>;
  return `${status} ${JSON.stringify(fields).replace(UUID, "#").replace(/\d+/g, "#")}`;
}
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

async function ask(sample: Sample, leaf: Leaf, column: PermissionColumn, id: number): Promise<string> {
  const input = withValue(sample.input(world), leaf, id);
  return told(await server.attempt(() => server.as(people[column].who).send(sample.call, input)));
}

/** @throws for a kind of which there are no rows to try */
function hiddenOf(kind: string): readonly HiddenRow[] {
  const hidden = rows[kind];
  if (!hidden) throw new Error(`Nothing makes hidden rows of ${kind}.`);
  return hidden;
}

const isKeptOut = (answer: string): boolean =>
  answer.startsWith("403") && answer.includes(commonErrors.ERROR_NOT_PARTICIPATING.code);

/** These calls do not use the id at this place, or say of any id they do not know that nothing is there. */
const unused: Readonly<Record<string, string>> = {
  "POST /direct/{chatroom_id} community_id":
    "the room says its community; clients of the documents send it too",
  "GET /communities/{id}/registered/{x} id": "nobody is told whether a community exists",
  "PUT /user_posts/{id} image_ids.0": "the office shows and hides a member's post, and the rest of it stays",
};
/** A list that is filtered by somebody who never existed is empty; a bulk act leaves them out and says so. */
const selecting = ["filter", "ids", "except", "left_out"];
const mayMiss = (call: AnyCall, { part, path }: Leaf): boolean =>
  part === "query" ||
  (part === "body" && selecting.includes(String(path[0]))) ||
  // A selection that is exported undoes nothing.
  (path[0] === "undoes" && /\/csv(\/check)?$/.test(call.path)) ||
  `${call.method} ${call.path} ${path.join(".")}` in unused;

/** Returns what the answers reveal: a row that exists is answered unlike one that does not. */
async function sweep(sample: Sample, leaf: Leaf, hidden: readonly HiddenRow[]): Promise<string[]> {
  const found: string[] = [];
  for (const column of columns) {
    const missing = await ask(sample, leaf, column, MISSING);
    if (/^5/.test(missing) || (/^2/.test(missing) && !mayMiss(sample.call, leaf)))
      found.push(`${nameOf(leaf)} that never existed, as ${column}: ${missing.slice(0, 200)}`);
    for (const { is, id, knownTo, inAoba } of hidden) {
      const answer = await ask(sample, leaf, column, id);
      const isTold = !knownTo.includes(column) && answer !== missing;
      const mayBeTold = inAoba && keptOut.includes(column) && isKeptOut(answer);
      if (/^5/.test(answer) || (isTold && !mayBeTold))
        found.push(
          `${nameOf(leaf)} ${is}, as ${column}: ${answer.slice(0, 200)}, while a missing one: ${missing.slice(0, 200)}`,
        );
    }
  }
  return found;
}

/** Leaves out samples that become equal once another id is in the place. */
const unlike = (samples: readonly Sample[], leaf: Leaf): Sample[] => [
  ...new Map(
    samples.map((sample) => [
      JSON.stringify(withValue(sample.input(world), leaf, MISSING)).replace(UUID, "#"),
      sample,
    ]),
  ).values(),
];

describe("what somebody may not see is answered like what does not exist", { timeout: 120_000 }, () => {
  test.each(calls)("$title", async ({ call }) => {
    const leaves = leavesOf(call)
      .filter(namesRow)
      .map((leaf) => ({ leaf, kind: kindOf(call, leaf) }));
    const samples = allSamples.filter((one) => one.call === call);
    const found: string[] = [];
    for (const { leaf, kind } of leaves)
      if (kind)
        for (const sample of unlike(samples, leaf))
          found.push(...(await sweep(sample, leaf, hiddenOf(kind))));
    expect(found).toEqual([]);
  });
});
