import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { whileAlone } from "./lock.mjs";

/** What an installation was made from: another lock file, system or processor needs another installation. */
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
 * Runs `install` in the folder, unless it is stamped as done with this print, and stamps it. Of several commands at once
 * one installs and the others wait for it. The old stamp goes first, so that one that was cut short is begun again.
 */
export function installOnce(folder, install) {
  const stamp = join(folder, "node_modules/.enishi-lock");
  const print = fingerprint(join(folder, "package-lock.json"));
  while (!isStamped(stamp, print))
    whileAlone(folder, (isAlone) => {
      // Whoever was waited for has done it.
      if (isStamped(stamp, print)) return;
      try {
        rmSync(stamp, { force: true });
      } catch {
        // A folder one may not write in: npm says so in a moment, with better words.
      }
      install();
      // What somebody else has replaced meanwhile is not vouched for, but looked at once more.
      if (isAlone()) writeFileSync(stamp, print);
    });
}
