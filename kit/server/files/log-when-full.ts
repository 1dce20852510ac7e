import type { Logger } from "pino";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { createAbsence } from "../absence.ts";
import type { Clock } from "../clock.ts";
import { failure } from "../failure.ts";
import type { Storage } from "./stored-file.ts";

type StorageError = { readonly code?: unknown; readonly $metadata?: { readonly httpStatusCode?: number } };

/** File systems and S3 storages say in different ways that no space or quota is left. */
function isFull(error: unknown): boolean {
  const { code, $metadata } = error as StorageError;
  return code === "ENOSPC" || code === "EDQUOT" || $metadata?.httpStatusCode === 507;
}

/** Small files may fit where large ones do not, so it counts as full until none was refused for this long. */
const QUIET_MS = 10 * MINUTE_MS;

/** Wraps the storage: `put` throws ERROR_STORAGE_FULL where no space is left, and the log says so once. */
export function logWhenFull(storage: Storage, log: Logger, clock: Clock): Storage {
  let refusedAt = 0;
  const space = createAbsence(log, {
    away: "the storage of files is full: uploads are refused until there is space",
    back: "the storage of files has space again",
  });
  return {
    ...storage,
    async put(...file) {
      try {
        await storage.put(...file);
      } catch (error) {
        if (!isFull(error)) throw error;
        refusedAt = clock.now().getTime();
        space.begins(error);
        throw failure(commonErrors.ERROR_STORAGE_FULL);
      }
      if (clock.now().getTime() - refusedAt > QUIET_MS) space.ends();
    },
  };
}
