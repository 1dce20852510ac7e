import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installOnce } from "./install-once.mjs";
import { npmCi } from "./npm-ci.mjs";
import { SetupError } from "./setup-error.mjs";

const wanted = 24;
const major = (version) => Number(version.replace("v", "").split(".")[0]);

function verify(node) {
  const run = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (run.status === 0 && major(run.stdout) >= wanted) return;
  throw new SetupError(
    `Node ${wanted} is needed, this is ${process.version}, and the one from the package registry does not run on ` +
      `this system (${process.platform}-${process.arch}). Install Node ${wanted} from nodejs.org and try again.`,
  );
}

/**
 * Returns the path of a Node 24 or newer: the running one, or one installed from the registry into bin/runtime, which
 * was run once to check that it works here.
 */
export function ensureNode(root) {
  if (major(process.version) >= wanted) return process.execPath;
  const folder = join(root, "bin/runtime");
  const name = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const node = join(folder, `node_modules/node-${name}-${process.arch}/bin/${file}`);
  installOnce(folder, () => {
    npmCi(folder, `Node ${wanted} (this machine has ${process.version})`);
    verify(node);
  });
  return node;
}
