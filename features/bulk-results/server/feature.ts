import { accountClosed } from "#features/accounts/server/index.ts";
import { BULK_ACT_ROOM } from "#kit/contract/bulk.ts";
import { isAdministrator } from "#kit/server/access/actor.ts";
import { deleteNames, forgetOldBulkActs } from "#kit/server/bulk/keep-bulk-act.ts";
import type { Feature } from "#kit/server/feature.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { bulkActRoutes } from "./read-bulk-acts.ts";

export const feature: Feature = {
  name: "bulk-results",
  routes: bulkActRoutes,
  jobs: [forgetOldBulkActs],
  listeners: [on(accountClosed, ({ db }, { accountId }) => deleteNames(db, accountId))],
  rooms: ({ access }) => [
    {
      kind: BULK_ACT_ROOM,
      mayJoin: async (account, id, ipAddress) => isAdministrator(await access.enter(account, id, ipAddress)),
    },
  ],
};
