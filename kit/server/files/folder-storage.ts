import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertKey, type Storage } from "./stored-file.ts";

const missingCodes = ["ENOENT", "ENOTDIR", "EISDIR"];

const nullWhenMissing = (error: unknown) => {
  if (missingCodes.includes((error as NodeJS.ErrnoException).code ?? "")) return null;
  throw error;
};

/** Written aside, brought to the disk, then renamed: a reader or a kill never meets half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    const file = await open(aside, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    async stream(key) {
      const file = await open(pathOf(key)).catch(nullWhenMissing);
      if (!file) return null;
      const stats = await file.stat();
      if (stats.isFile()) return { body: file.createReadStream(), size: stats.size };
      await file.close();
      return null;
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    close: () => {},
  };
}
