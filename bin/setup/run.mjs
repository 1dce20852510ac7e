import { spawn } from "node:child_process";
import { constants } from "node:os";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in the foreground and ends this process as the program ended: same exit code, or 128 + signal.
 * A Ctrl-C in a terminal already reaches the whole group, so SIGINT is passed on only where there is no terminal.
 */
export function runForwardingSignals(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: "inherit" });
  for (const signal of forwarded) {
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  endWithParent(child);
  return new Promise((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
  });
}

/** npm passes a signal only to its shell, which dies of it and leaves its child running: then the signal is for us. */
function endWithParent(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  };
  setInterval(look, 500).unref();
}
