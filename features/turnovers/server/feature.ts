import type { Feature } from "#kit/server/feature.ts";
import { forgetErased } from "./accept.ts";
import { carryOutDueTurnovers, forgetTurnedOver } from "./carry-out.ts";
import { sendTurnoverInvitation } from "./invitation-mail.ts";
import { ownTurnoverRoutes } from "./own-turnovers.ts";
import { sendTurnoverRequest } from "./request-mail.ts";
import { turnOverRoutes } from "./turn-over.ts";

export const feature: Feature = {
  name: "turnovers",
  routes: [...turnOverRoutes, ...ownTurnoverRoutes],
  listeners: [forgetErased],
  jobs: [sendTurnoverInvitation, sendTurnoverRequest, carryOutDueTurnovers, forgetTurnedOver],
};
