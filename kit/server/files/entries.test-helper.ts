import type { Storage } from "./storage.ts";

/** Returns the sorted keys of all files below the folder. */
export async function keysIn(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.sort();
}
