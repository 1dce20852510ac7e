import { DAY_MS } from "#kit/contract/durations.ts";
import type { Feature } from "#kit/server/feature.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { sendOperatorInvitation } from "./invitation-mail.ts";
import { operatorListeners } from "./keep-events.ts";
import { deleteLinksExpiredBefore } from "./links.sql.ts";
import { operatorRoutes } from "./operators.ts";
import { readEventRoutes } from "./read-events.ts";
import { setUpRoutes } from "./set-up.ts";

/** A used link is remembered well beyond its end, so that opening it again says that it was used. */
const removeLinks = purgeJob("removeOperatorLinks", "53 4 * * *", 30 * DAY_MS, deleteLinksExpiredBefore);

export const feature: Feature = {
  name: "operators",
  routes: [...setUpRoutes, ...operatorRoutes, ...readEventRoutes],
  jobs: [sendOperatorInvitation, removeLinks],
  listeners: operatorListeners,
};
