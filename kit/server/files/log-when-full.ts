import type { Logger } from "pino";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { createAbsence } from "../absence.ts";
import type { Clock } from "../clock.ts";
import { failure } from "../failure.ts";
import type { Storage } from "./stored-file.ts";

type StorageError = { readonly code?: unknown; readonly $metadata?: { readonly httpStatusCode?: number } };

/** No space or quota left: as a file system says it, and as S3 storages do. */
function isFull(error: unknown): boolean {
  const { code, $metadata } = error as StorageError;
  return code === "ENOSPC" || code === "EDQUOT" || $metadata?.httpStatusCode === 507;
}

/** Small files may still fit while large ones do not: there is space again once none has been refused for so long. */
const QUIET_MS = 10 * MINUTE_MS;

/** The storage, whose `put` throws ERROR_STORAGE_FULL where no more fits; the log says so once. */
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
