import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isProduction } from "#apps/server/production.ts";

const here = import.meta.dirname;
const run = (code: string, env: Record<string, string>) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", code], { env, encoding: "utf8" });

const settings: readonly Record<string, string>[] = [
  {},
  { DEMO: "on" },
  { DEMO: "off" },
  ...["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.0.2.1"].map((HOST) => ({ HOST })),
  ...["http://localhost:3000", "http://127.0.0.1", "https://localhost", "https://enishi.example.jp"].map(
    (PUBLIC_URL) => ({ PUBLIC_URL }),
  ),
  { TRUST_PROXY: " " },
  { TRUST_PROXY: "10.0.0.0/8" },
];

test.each(settings)(
  "whether %j is production is judged alike by the server and before any Node is installed",
  (env) => {
    const { stdout } = run(
      `import { isProduction } from ${JSON.stringify(join(here, "production.mjs"))}; console.log(isProduction(process.env))`,
      env,
    );
    expect(stdout.trim()).toBe(String(isProduction({ HOST: "127.0.0.1", TRUST_PROXY: "", ...env })));
  },
);

/** Takes this Node for an older one, and any installation for a fault. */
const onOldNode = (command: string, env: Record<string, string>) =>
  run(
    `Object.defineProperty(process, "version", { value: "v20.20.2" });
    const { ensureNode } = await import(${JSON.stringify(join(here, "node.mjs"))});
    try { console.log(ensureNode("/nowhere", ${JSON.stringify(command)})); } catch (error) { console.log(error.message); }`,
    env,
  ).stdout;

test("in production an older Node is refused, and none is installed in its place", () => {
  const said = onOldNode("start", { PUBLIC_URL: "https://enishi.example.jp" });
  expect(said).toMatch(/Node 24 or newer has to be installed, and this machine has v20\.20\.2/);
  expect(onOldNode("remove-second-factors", { DEMO: "off" })).toBe(onOldNode("start", { DEMO: "off" }));
});

test("for trying and developing it is not refused", () => {
  expect(onOldNode("start", {})).not.toContain("has to be installed");
  expect(onOldNode("test", { DEMO: "off" })).not.toContain("has to be installed");
});
