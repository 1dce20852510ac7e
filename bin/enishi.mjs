#!/usr/bin/env node
// Every npm script starts here. It is plain JavaScript, so that any Node from 18 on can run it: it installs Node 24
// and the packages where they are missing, and then runs bin/commands under Node 24.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureModules } from "./setup/modules.mjs";
import { ensureNode } from "./setup/node.mjs";
import { runForwardingSignals } from "./setup/run.mjs";
import { SetupError } from "./setup/setup-error.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = join(root, "bin/commands");

/** @param {string} node the Node 24 to put first, so that packages' own scripts find it as `node` */
function environment(node) {
  const first = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH ?? ""];
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, ".cache/compiled");
  return { ...process.env, PATH: first.join(delimiter), NODE_COMPILE_CACHE: compiled };
}

async function main([command = "", ...args]) {
  const script = join(commands, `${command}.ts`);
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    const known = readdirSync(commands).map((file) => file.replace(/\.ts$/, ""));
    throw new SetupError(`There is no command "${command}". There are: ${known.join(", ")}.`);
  }
  const node = ensureNode(root, command);
  ensureModules(root);
  // The passkeys' library uses algorithms that Node still calls experimental; that warning is of no use to anybody.
  return runForwardingSignals(node, ["--disable-warning=ExperimentalWarning", script, ...args], {
    cwd: root,
    env: environment(node),
  });
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof SetupError ? `\nenishi: ${error.message}\n` : error);
  process.exit(1);
});
