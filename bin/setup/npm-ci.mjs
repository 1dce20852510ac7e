import { spawnSync } from "node:child_process";
import { SetupError } from "./setup-error.mjs";

const reasons = [
  [/ENOSPC/, (folder) => `the disk is full. Free about 1 GB, then try again (${folder}).`],
  [
    /EACCES|EPERM|EROFS/,
    (folder) => `you may not write in ${folder}. Make it yours (chown), or run as the user who owns it.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH/,
    () =>
      "the package registry did not answer. Check the network (or `npm config get registry`) and try again.",
  ],
  [/E40[134]|ETARGET|E5\d\d/, () => "the package registry refused a package. npm's own words stand above."],
  [
    /EUSAGE|EJSONPARSE/,
    () =>
      "package.json and package-lock.json do not belong together. Run `npm install` and commit the lock file.",
  ],
];

/** npm describes its package to the scripts it runs; an inner npm must not take that for its own. */
function environment() {
  const inherited = Object.entries(process.env);
  return Object.fromEntries(
    inherited.filter(
      ([name]) => !/^npm_(package|lifecycle|command|config_(local_prefix|prefix))/i.test(name),
    ),
  );
}

function npm(folder, args) {
  const options = { cwd: folder, env: environment(), encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] };
  const own = process.env.npm_execpath;
  if (own?.endsWith(".js")) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}

/** Returns the lines that say what happened; after an empty one npm prints its whole manual. */
function ownWords(text) {
  const lines = text
    .split("\n")
    .filter((line) => line.startsWith("npm error") && !/complete log|npm help/.test(line));
  return lines.slice(0, 10).join("\n");
}

/**
 * Runs `npm ci` in a folder; `--loglevel=error` hides the EBADENGINE warnings of an older Node. Development packages
 * are always installed, since the web app is built from them.
 * @throws {SetupError} that says in plain words what stands in the way
 */
export function npmCi(folder, what) {
  console.error(`enishi: installing ${what} …`);
  const run = npm(folder, [
    "ci",
    "--include=dev",
    "--loglevel=error",
    "--no-audit",
    "--no-fund",
    "--no-progress",
  ]);
  if (run.error)
    throw new SetupError(`npm could not be started (${run.error.message}). Install npm and try again.`);
  if (run.status === 0) return;
  console.error(ownWords(run.stderr));
  const reason = reasons.find(([sign]) => sign.test(run.stderr));
  throw new SetupError(
    `${what} could not be installed: ${reason ? reason[1](folder) : "npm's words stand above."}`,
  );
}
