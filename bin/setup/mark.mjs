import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** What an installation was made from: another lock file, system or processor needs another installation. */
export function fingerprint(lockFile) {
  const lock = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  return `${lock} ${process.platform}-${process.arch}\n`;
}

export function isMarked(mark, print) {
  try {
    return readFileSync(mark, "utf8") === print;
  } catch {
    return false;
  }
}

/**
 * Runs `install` and marks it done. The old mark goes first, so that one that was cut short is begun again.
 * A mark that cannot be written only costs time at the next start.
 */
export function installMarked(mark, print, install) {
  try {
    rmSync(mark, { force: true });
  } catch {
    // A folder one may not write in: npm says so in a moment, with better words.
  }
  install();
  writeFileSync(mark, print);
}
