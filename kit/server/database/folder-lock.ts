import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

export class FolderInUse extends Error {}

/**
 * Two processes that open one embedded database destroy it, so one process locks the folder. On Linux the lock is an
 * abstract socket, which the system frees even after a SIGKILL; elsewhere it is a file with the process id.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "in-use-by");
  const held = process.platform === "linux" ? await holdSocket(folder, file) : await holdFile(folder, file);
  await writeFile(file, String(process.pid));
  return {
    release: async () => {
      held();
      await rm(file, { force: true });
    },
  };
}

async function holdSocket(folder: string, file: string): Promise<() => void> {
  const server = createServer();
  const name = `\0enishi-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  await new Promise<void>((resolve, reject) => {
    server.once("error", () => void describeHolder(folder, file).then(reject));
    server.listen(name, resolve);
  });
  server.unref();
  return () => void server.close();
}

async function holdFile(folder: string, file: string): Promise<() => void> {
  const pid = Number(await readFile(file, "utf8").catch(() => "0"));
  if (pid > 0 && isRunning(pid)) throw await describeHolder(folder, file);
  return () => {};
}

async function describeHolder(folder: string, file: string): Promise<FolderInUse> {
  const pid = await readFile(file, "utf8").catch(() => "unknown");
  return new FolderInUse(
    `The database in ${folder} is open in another process (number ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
