import type { Logger } from "pino";
import { commonErrors } from "#kit/contract/errors.ts";
import { createAbsence } from "../absence.ts";
import { failure } from "../failure.ts";
import type { Storage } from "./stored-file.ts";

type StorageError = { readonly code?: unknown; readonly $metadata?: { readonly httpStatusCode?: number } };

/** No space or quota left: as a file system says it, and as S3 storages do. */
function isFull(error: unknown): boolean {
  const { code, $metadata } = error as StorageError;
  return code === "ENOSPC" || code === "EDQUOT" || $metadata?.httpStatusCode === 507;
}

/** The storage, whose `put` throws ERROR_STORAGE_FULL where no more fits; the log says so once. */
export function tellWhenFull(storage: Storage, log: Logger): Storage {
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
        space.begins(error);
        throw failure(commonErrors.ERROR_STORAGE_FULL);
      }
      space.ends();
    },
  };
}
