import type { Storage } from "./stored-file.ts";

type NewFile = { readonly key: string; readonly bytes: Uint8Array; readonly contentType: string };

/**
 * Stores all files at once, or none. Where one fails the others are removed afterwards, since whoever waits should not
 * also wait for that; what cannot be removed is left to the nightly `remove-orphans-job.ts`.
 */
export async function putAll(storage: Storage, files: readonly NewFile[]): Promise<void> {
  const outcomes = await Promise.allSettled(
    files.map(({ key, bytes, contentType }) => storage.put(key, bytes, contentType)),
  );
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (!failed) return;
  void Promise.allSettled(files.map(({ key }) => storage.delete(key)));
  throw failed.reason;
}
