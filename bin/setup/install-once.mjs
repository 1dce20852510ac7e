import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { whileAlone } from "./lock.mjs";

/** Returns what an installation depends on: another lock file, system or processor needs another one. */
function fingerprint(lockFile) {
  const lock = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  return `${lock} ${process.platform}-${process.arch}\n`;
}

function isStamped(stamp, print) {
  try {
    return readFileSync(stamp, "utf8") === print;
  } catch {
    return false;
  }
}

/**
 * Runs `install` in the folder, unless it is stamped as done with this print, and stamps it. Of several
 * commands at once, one installs and the others wait. The old stamp is removed first, so that an interrupted
 * installation begins again.
 */
export function installOnce(folder, install) {
  const stamp = join(folder, "node_modules/.enishi-lock");
  const print = fingerprint(join(folder, "package-lock.json"));
  while (!isStamped(stamp, print))
    whileAlone(folder, (isAlone) => {
      // The other command has done it.
      if (isStamped(stamp, print)) return;
      try {
        rmSync(stamp, { force: true });
      } catch {
        // The folder is not writable, which npm reports in a moment in better words.
      }
      install();
      // An installation that another command has replaced meanwhile gets no stamp, but is checked again.
      if (isAlone()) writeFileSync(stamp, print);
    });
}
