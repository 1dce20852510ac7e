import { accountClosed } from "#features/accounts/server/index.ts";
import type { Feature } from "#kit/server/feature.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { importJob } from "./apply.ts";
import { forgetOldImports } from "./forget-old-imports.ts";
import { importRoutes } from "./imports.ts";
import { inviteJob } from "./invite.ts";
import { deletePersonRows } from "./rows.sql.ts";
import { undoJob } from "./undo.ts";

export const feature: Feature = {
  name: "people-imports",
  routes: importRoutes,
  jobs: [importJob, undoJob, inviteJob, forgetOldImports],
  listeners: [
    on(accountClosed, async ({ db }, { accountId }) => {
      await deletePersonRows(db, accountId);
    }),
  ],
};
