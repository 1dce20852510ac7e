import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** No installation takes longer, so a process that has reused the number of an old one blocks nothing for good. */
const LONGEST_MS = 30 * 60_000;
/** A new lock contains its process's number within this time. */
const WRITTEN_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 200;
const SETTLED_AFTER_MS = 50;

const pause = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function read(lock) {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return undefined;
  }
}

/** Returns the number of the process that holds the lock; undefined where it was abandoned or just released. */
function holderOf(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    const holder = Number.parseInt(readFileSync(lock, "utf8"), 10);
    if (Number.isNaN(holder)) return age < WRITTEN_WITHIN_MS ? 0 : undefined;
    return age < LONGEST_MS && isRunning(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function take(lock, own) {
  try {
    writeFileSync(lock, own, { flag: "wx" });
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  // Another process that found the same abandoned lock may just have removed this one in its place.
  pause(SETTLED_AFTER_MS);
  return read(lock) === own;
}

function waitFor(lock, own) {
  mkdirSync(dirname(lock), { recursive: true });
  let isTold = false;
  while (!take(lock, own)) {
    const holder = holderOf(lock);
    if (holder === undefined) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!isTold)
      console.error(`enishi: waiting for another command (process ${holder}) to finish installing …`);
    isTold = true;
    pause(LOOK_EVERY_MS);
  }
}

/**
 * Runs `run` while no other process does so for this folder. `run` can ask whether that is still so: a process that
 * was thought to be gone finds another one in its place.
 */
export function whileAlone(folder, run) {
  const lock = join(folder, ".cache/installing");
  const own = `${process.pid} ${Date.now()}`;
  try {
    waitFor(lock, own);
  } catch {
    // The folder is not writable, which npm reports in a moment in better words.
    return run(() => true);
  }
  try {
    return run(() => read(lock) === own);
  } finally {
    if (read(lock) === own) rmSync(lock, { force: true });
  }
}
