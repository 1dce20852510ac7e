import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installOnce } from "./install-once.mjs";
import { npmCi } from "./npm-ci.mjs";
import { isProduction } from "./production.mjs";
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

/** These work with the data of real people. */
const commandsOfProduction = ["start", "operator", "remove-second-factors"];
const NEEDED_IN_PRODUCTION =
  `In production Node ${wanted} or newer has to be installed, and this machine has ${process.version}. For trying, a Node ` +
  "from the package registry is installed; nobody has signed that one, so it gets no real people's data. Install Node " +
  `${wanted} from nodejs.org or by your system, and start again. For trying on this machine alone leave DEMO, HOST, ` +
  "PUBLIC_URL and TRUST_PROXY unset.";

/**
 * Returns the path of a Node 24 or newer: the running one, or one installed from the registry into bin/runtime, which
 * was run once to check that it works here.
 * @throws SetupError for a command of production, where nothing is installed in place of the machine's own Node
 */
export function ensureNode(root, command) {
  if (major(process.version) >= wanted) return process.execPath;
  if (commandsOfProduction.includes(command) && isProduction(process.env))
    throw new SetupError(NEEDED_IN_PRODUCTION);
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
