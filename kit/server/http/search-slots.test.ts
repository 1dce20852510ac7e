import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { searchTerm } from "#kit/contract/search-term.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Feature } from "#kit/server/feature.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { openPostgres } from "../database/postgres.ts";
import { serve } from "./serve.ts";

const listBooks = call.get("/communities/{id}/books", {
  access: "member",
  summary: "Books",
  query: z.object({ q: searchTerm(20) }),
});

let looking: string[] = [];
let lookFor: (text: string, db: Db) => Promise<unknown> = async () => {};

const library: Feature = {
  name: "library",
  routes: [
    serve(listBooks, async ({ db }, { query }) => {
      looking.push(query.q ?? "");
      await lookFor(query.q ?? "", db);
    }),
  ],
};

const server = await startTestServer({
  features: [library],
  rateLimits: true,
  /** PostgreSQL stops a search after a tenth of a second here, instead of seconds. */
  wrapDatabase: async (real) => {
    if (!real.url) return real;
    const { searches, close } = await openPostgres(real.url, { searchTimeoutMs: 100 });
    return { ...real, searches, close: () => close().then(real.close) };
  },
});
/** Every search waits here until the gate is opened. */
function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  lookFor = (text) => (text === "" ? Promise.resolve() : promise);
  return resolve;
}

const list = async (who: "hanako" | "ken" | "emi" | "ichiro", q?: string) =>
  (await server.as(who).send(listBooks, { params: { id: server.ids.aoba }, query: { q } })) as {
    status: number;
    body: { error_message_code?: string };
  };
const codesOf = (answers: Awaited<ReturnType<typeof list>>[]) =>
  answers.map(({ status, body }) => body.error_message_code ?? status);

beforeEach(() => {
  looking = [];
  lookFor = async () => {};
});

test("of sixty searches of one person one runs at a time, a few wait, and everybody else goes on", async () => {
  const open = closeGate();
  let refused = 0;
  const sixty = Array.from({ length: 60 }, async (_, i) => {
    const answer = await list("hanako", `本${i}`);
    if (answer.status !== 200) refused += 1;
    return answer;
  });
  await until(
    "one runs and all but those who wait are refused",
    () => looking.length === 1 && refused === 54,
  );
  expect(codesOf([await list("ken"), await list("hanako", "　")])).toEqual([200, 200]);
  expect(looking.filter(Boolean)).toHaveLength(1);
  open();
  const codes = codesOf(await Promise.all(sixty));
  expect(codes.filter((code) => code === 200)).toHaveLength(6);
  expect(codes.filter((code) => code === "ERROR_SEARCH_RUNNING")).toHaveLength(54);
  expect(codesOf([await list("hanako", "もう一度")])).toEqual([200]);
});

test.runIf(engine === "postgres")("searches of three people run side by side", async () => {
  const open = closeGate();
  const answers = (["hanako", "ken", "emi"] as const).map((who) => list(who, "本"));
  await until("three run", () => looking.length === 3);
  open();
  expect(codesOf(await Promise.all(answers))).toEqual([200, 200, 200]);
});

test("a search that takes too long asks for other words", async () => {
  lookFor = (_, db) =>
    (engine === "postgres"
      ? sql`select pg_sleep(30)`
      : sql.raw("do $$ begin raise sqlstate '57014'; end $$")
    ).execute(db);
  expect(codesOf([await list("hanako", "本")])).toEqual(["ERROR_SEARCH_TOO_WIDE"]);
});

test("only what is looked for counts as a search", async () => {
  const codes = [];
  for (let i = 0; i < 121; i += 1) codes.push(...codesOf([await list("ichiro", "本")]));
  expect(codes.filter((code) => code === 200)).toHaveLength(120);
  expect(codes.at(-1)).toBe("ERROR_TOO_MANY_REQUESTS");
  expect(codesOf([await list("ichiro")])).toEqual([200]);
});
