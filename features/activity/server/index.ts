import { accountClosed } from "#features/accounts/server/index.ts";
import { ACTIVITY_ROOM } from "#kit/contract/bulk.ts";
import { isAdministrator } from "#kit/server/access/actor.ts";
import { deleteNames, forgetOldActivities } from "#kit/server/bulk/keep-activity.ts";
import type { Feature } from "#kit/server/feature.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { activityRoutes } from "./read-activities.ts";

/** 処理結果 shows the results of bulk acts by administrators, which the kit stores (`kit/server/bulk`). */
export const activity: Feature = {
  name: "activity",
  routes: activityRoutes,
  jobs: [forgetOldActivities],
  listeners: [on(accountClosed, ({ db }, { accountId }) => deleteNames(db, accountId))],
  rooms: ({ access }) => [
    {
      kind: ACTIVITY_ROOM,
      mayJoin: async (account, id, ipAddress) => isAdministrator(await access.enter(account, id, ipAddress)),
    },
  ],
};
