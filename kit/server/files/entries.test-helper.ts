import type { Storage } from "./storage.ts";

/** The keys of all that lies below the folder, sorted. */
export async function keysIn(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.sort();
}
