import { DAY_MS } from "#kit/contract/durations.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { IMPORT_DAYS } from "../contract/limits.ts";
import { deleteImportsBefore } from "./imports.sql.ts";

export const forgetOldImports = purgeJob(
  "forgetOldImports",
  "48 4 * * *",
  IMPORT_DAYS * DAY_MS,
  deleteImportsBefore,
);
