import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const modules = join(import.meta.dirname, "modules.mjs");

/** It replaces npm: clears the modules as npm does, and ends when the test lets it. */
const NPM = `
const fs = require("node:fs");
fs.rmSync("node_modules", { recursive: true, force: true });
fs.mkdirSync("node_modules");
fs.appendFileSync("begun", process.ppid + "\\n");
const look = setInterval(() => {
  if (!fs.existsSync("go")) return;
  clearInterval(look);
  fs.writeFileSync("node_modules/package", "whole");
}, 10);
`;

function clone() {
  const root = mkdtempSync(join(tmpdir(), "enishi-install-"));
  const path = (name: string) => join(root, name);
  const running = new Set<ChildProcess>();
  const end = ({ pid = 0 }: ChildProcess) => process.kill(-pid, "SIGKILL");
  onTestFinished(() => {
    for (const command of running) end(command);
    rmSync(root, { recursive: true });
  });
  writeFileSync(path("package-lock.json"), "{}");
  writeFileSync(path("npm.js"), NPM);
  const read = (name: string) => (existsSync(path(name)) ? readFileSync(path(name), "utf8") : "");
  return {
    /** Runs the command in a process group of its own, which a terminal would interrupt as a whole. */
    command() {
      const code = `import(${JSON.stringify(modules)}).then((it) => it.ensureModules(process.cwd()))`;
      const child = spawn(process.execPath, ["-e", code], {
        cwd: root,
        detached: true,
        env: { ...process.env, npm_execpath: path("npm.js") },
      });
      running.add(child);
      let said = "";
      child.stderr.on("data", (text) => {
        said += text;
      });
      const ended = new Promise<number | null>((resolve) =>
        child.on("close", (code) => {
          running.delete(child);
          resolve(code);
        }),
      );
      return { ended, said: () => said, kill: () => end(child) };
    },
    begun: () => read("begun").split("\n").length - 1,
    lock: path(".cache/installing"),
    letGo: () => writeFileSync(path("go"), ""),
    state: () => ({
      marked: existsSync(path("node_modules/.enishi-lock")),
      package: read("node_modules/package"),
    }),
  };
}
const whole = { marked: true, package: "whole" };

test("of two commands at once in a fresh clone one installs, and the other waits for it", async () => {
  const { command, begun, letGo, state, lock } = clone();
  const first = command();
  await expect.poll(begun).toBe(1);
  const second = command();
  await expect.poll(second.said).toMatch(/waiting for another command \(process \d+\)/);
  expect(state()).toEqual({ marked: false, package: "" });
  letGo();
  expect([await first.ended, await second.ended]).toEqual([0, 0]);
  expect([begun(), state(), existsSync(lock)]).toEqual([1, whole, false]);
});

test("what an interrupted command has left behind holds nobody up", async () => {
  const { command, begun, letGo, state } = clone();
  const first = command();
  await expect.poll(begun).toBe(1);
  first.kill();
  await first.ended;
  letGo();
  const second = command();
  expect(await second.ended).toBe(0);
  expect([begun(), state(), second.said()]).toEqual([2, whole, expect.not.stringContaining("waiting")]);
});

test("an installation that another has taken over is not marked as whole, but made once more", async () => {
  const { command, begun, letGo, state, lock } = clone();
  const only = command();
  await expect.poll(begun).toBe(1);
  writeFileSync(lock, `${process.pid} of this test`);
  letGo();
  await expect.poll(only.said).toContain(`process ${process.pid}`);
  expect(state().marked).toBe(false);
  rmSync(lock);
  expect(await only.ended).toBe(0);
  expect([begun(), state()]).toEqual([2, whole]);
});
