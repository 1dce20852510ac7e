import { createServer } from "node:net";
import { expect, test } from "vitest";
import { DatabaseNewer } from "#kit/server/database/migrate.ts";
import { ConfigError, readConfig } from "./config.ts";
import { explainStart } from "./explain-start.ts";
import { openDatabase } from "./open-database.ts";

const failing = (code: string) => Object.assign(new Error("as the system says it"), { code });

test.each([
  ["EADDRINUSE", "PORT"],
  ["EADDRNOTAVAIL", "HOST"],
  ["ENOSPC", "disk is full"],
  ["28P01", "password of DATABASE_URL"],
  ["3D000", "Create it"],
  ["ENOTFOUND", "does not answer (ENOTFOUND)"],
])("%s is said in words that name what to mend, without a stack", (code, expected) => {
  const text = explainStart(failing(code));
  expect(text).toContain(expected);
  expect(text).not.toContain("\n");
});

test("a database that is away is said so", async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  const config = await readConfig({
    DATABASE_URL: `postgres://x@127.0.0.1:${port}/x`,
    SECRET: "x".repeat(32),
  });
  const error = await openDatabase(config).catch((reason: unknown) => reason);
  expect(explainStart(error)).toMatch(
    /^The database of DATABASE_URL does not answer \(ECONNREFUSED\)\. See /,
  );
});

test("what has words of its own keeps them, and what nobody foresaw keeps its stack", () => {
  for (const error of [new ConfigError("PORT should be"), new DatabaseNewer("0099_more")])
    expect(explainStart(error)).toBe(error.message);
  expect(explainStart(new TypeError("no such thing"))).toMatch(/TypeError: no such thing\n +at /);
});
