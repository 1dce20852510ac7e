import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { allSamples } from "#apps/server/permissions/all-samples.test-helper.ts";
import { startMatrixServer } from "#apps/server/permissions/matrix-server.test-helper.ts";
import { columns, people } from "#apps/server/permissions/people.test-helper.ts";
import type { Sample } from "#apps/server/permissions/sample.test-helper.ts";
import { makeWorld, type World } from "#apps/server/permissions/world.test-helper.ts";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { identify, type TestInput, type Who } from "#kit/testing/test-client.ts";
import { evilValues } from "./evil-values.test-helper.ts";
import { type Leaf, leavesOf, nameOf, withValue } from "./leaves.test-helper.ts";
import { type OddRequest, oddRequests } from "./odd-requests.test-helper.ts";

const logged: string[] = [];
const server = await startMatrixServer({
  logTo: { write: (line) => void (line.includes(`"level":50`) && logged.push(line)) },
});
const { attempt } = server;
const calls = features
  .flatMap(({ routes }) => routes)
  .map(({ call }, turn) => ({ call, turn, title: `${call.method} ${call.path}` }));
let world: World;
beforeAll(async () => {
  world = await makeWorld(server);
});

const reasonOf = (line: string): string => {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; stack: string } };
  const ours = err?.stack.split("\n").find((frame) => /\/(features|kit)\//.test(frame));
  return `${msg}: ${err?.message} ${ours?.trim() ?? ""}`;
};

/** Returns what no request may cause: a status from 500 up, or an error in the log. */
async function faultsOf(about: string, send: () => Promise<{ status: number }>): Promise<string[]> {
  logged.length = 0;
  const { status } = await attempt(send);
  return status >= 500 || logged.length > 0 ? [`${about}: ${status} ${logged.map(reasonOf).join()}`] : [];
}

/** Finds somebody who may make the call, so that its values are examined and not its sender. */
async function whoMay({ call, input }: Sample): Promise<Who> {
  for (const column of columns) {
    const { who } = people[column];
    const { status } = await attempt(() => server.as(who).send(call, input(world)));
    if (status === 200 || status === 303) return who;
  }
  return "guest";
}

async function sendOdd(call: AnyCall, who: Who, input: TestInput, odd: OddRequest) {
  const path = `/api${fillPath(call.path, input.params)}`;
  const url = `${odd.path?.(path) ?? path}${odd.query ? `?${odd.query}` : ""}`;
  const headers = {
    host: "localhost",
    "x-requested-with": "XMLHttpRequest",
    ...identify(who),
    ...odd.headers,
  };
  const payload = odd.payload === undefined ? {} : { payload: odd.payload };
  const { statusCode } = await server.app.inject({ method: call.method, url, headers, ...payload });
  return { status: statusCode };
}

/** Each place gets every eighth value and each call every eighth odd request, shifting from one to the next. */
const ONE_IN = 8;
/** This is for calls that hash a password, which take a hundred times as long, and for the longest forms. */
const ONE_IN_COSTLY = 40;
const isCostly = (leaves: readonly Leaf[]): boolean =>
  leaves.length > 30 || leaves.some(({ path }) => path.includes("current_password"));

async function fuzz(sample: Sample, turn: number): Promise<string[]> {
  const { call, input } = sample;
  const who = await whoMay(sample);
  const leaves = leavesOf(call);
  const oneIn = isCostly(leaves) ? ONE_IN_COSTLY : ONE_IN;
  const found: string[] = [];
  for (const [index, leaf] of leaves.entries())
    for (const value of evilValues(leaf, oneIn, turn + index)) {
      const about = `${nameOf(leaf)} = ${JSON.stringify(value)?.slice(0, 60)}`;
      const sent = withValue(input(world), leaf, value);
      found.push(...(await faultsOf(about, () => server.as(who).send(call, sent))));
    }
  for (const odd of oddRequests(call).filter((_, index) => index % ONE_IN === turn % ONE_IN))
    found.push(...(await faultsOf(odd.about, () => sendOdd(call, who, input(world), odd))));
  return found;
}

describe("nothing that can be sent makes the server fail", { timeout: 120_000 }, () => {
  test.each(calls)("$title", async ({ call, turn }) => {
    const sample = allSamples.find((one) => one.call === call);
    if (!sample)
      throw new Error("it has no sample: add one to permission-samples.test-helper.ts beside its contract.");
    expect(await fuzz(sample, turn)).toEqual([]);
  });
});
