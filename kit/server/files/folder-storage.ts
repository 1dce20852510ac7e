import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OWN_FILE, OWN_FOLDER } from "../own-modes.ts";
import { assertKey, type Storage, type StoredEntry } from "./stored-file.ts";

const missingCodes = ["ENOENT", "ENOTDIR", "EISDIR"];

const nullWhenMissing = (error: unknown) => {
  if (missingCodes.includes((error as NodeJS.ErrnoException).code ?? "")) return null;
  throw error;
};

/** Writes aside, syncs, then renames, so that neither a reader nor a kill ever meets half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
  const aside = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    const file = await open(aside, "wx", OWN_FILE);
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

/** Yields the entries below a path, each with its key; an empty folder counts as an entry. */
async function* walk(path: string, key: string): AsyncGenerator<StoredEntry> {
  const folder = await opendir(path).catch(nullWhenMissing);
  let isEmpty = true;
  for await (const entry of folder ?? []) {
    isEmpty = false;
    const inner = [join(path, entry.name), `${key}/${entry.name}`] as const;
    if (entry.isDirectory()) yield* walk(...inner);
    else yield* entryAt(...inner);
  }
  if (folder && isEmpty) yield* entryAt(path, key);
}

/** An entry that has gone meanwhile is left out. */
async function* entryAt(path: string, key: string): AsyncGenerator<StoredEntry> {
  const stats = await stat(path).catch(nullWhenMissing);
  if (stats) yield { key, modifiedAt: stats.mtime };
}

export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  /** Several files of one thing lie in a folder of their own, which goes with its last file. */
  const removeFolder = async (path: string) => {
    if (dirname(path) !== folder) await rmdir(dirname(path)).catch(() => {});
  };
  const removeWithFolder = async (path: string) => {
    await rm(path, { force: true }).catch(() => rmdir(path));
    await removeFolder(path);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await writeWhole(path, bytes).catch(async (error: unknown) => {
        await removeFolder(path);
        throw error;
      });
    },
    get: async (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    async stream(key) {
      const file = await open(pathOf(key)).catch(nullWhenMissing);
      if (!file) return null;
      const stats = await file.stat();
      if (stats.isFile()) return { body: file.createReadStream(), size: stats.size };
      await file.close();
      return null;
    },
    delete: async (key) => removeWithFolder(pathOf(key)),
    list: (inner) => walk(join(folder, inner), inner),
    discard: async (key) => removeWithFolder(join(folder, key)),
    close: () => {},
  };
}
