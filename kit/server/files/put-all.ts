import type { Storage } from "./stored-file.ts";

type NewFile = { readonly key: string; readonly bytes: Uint8Array; readonly contentType: string };

/** Stores all files or none; what cannot be removed again is left to the nightly `remove-orphans-job.ts`. */
export async function putAll(storage: Storage, files: readonly NewFile[]): Promise<void> {
  const begun: string[] = [];
  try {
    for (const { key, bytes, contentType } of files) {
      begun.push(key);
      await storage.put(key, bytes, contentType);
    }
  } catch (error) {
    await Promise.allSettled(begun.map((key) => storage.delete(key)));
    throw error;
  }
}
