import { accountClosed } from "#features/accounts/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Feature } from "#kit/server/feature.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { IMPORT_DAYS } from "../contract/limits.ts";
import { importJob } from "./apply.ts";
import { deleteImportsBefore } from "./imports.sql.ts";
import { importRoutes } from "./imports.ts";
import { inviteJob } from "./invite.ts";
import { deletePersonRows } from "./rows.sql.ts";
import { undoJob } from "./undo.ts";

export const forgetOldImports = purgeJob(
  "forgetOldImports",
  "48 4 * * *",
  IMPORT_DAYS * DAY_MS,
  deleteImportsBefore,
);

export const peopleImports: Feature = {
  name: "people-imports",
  routes: importRoutes,
  jobs: [importJob, undoJob, inviteJob, forgetOldImports],
  listeners: [
    on(accountClosed, async ({ db }, { accountId }) => {
      await deletePersonRows(db, accountId);
    }),
  ],
};
