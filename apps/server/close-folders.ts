import { chmod, lstat } from "node:fs/promises";
import { join } from "node:path";
import { OWN_FOLDER } from "#kit/server/own-modes.ts";

/** The product makes these in its data folder, where no setting names another place. */
const folders = ["database", "files", "mailbox"];

/** Keeps other users of the machine out of these folders, even where they were once made for everybody. */
export async function closeFolders(dataDir: string): Promise<void> {
  for (const path of folders.map((name) => join(dataDir, name))) {
    const found = await lstat(path).catch(() => undefined);
    // Another user's folder, or a link to one, was put there on purpose.
    const isOwn = found?.isDirectory() && found.uid === process.getuid?.();
    if (isOwn) await chmod(path, OWN_FOLDER);
  }
}
