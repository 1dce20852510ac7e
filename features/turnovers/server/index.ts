import type { Feature } from "#kit/server/feature.ts";
import { forgetErased } from "./accept.ts";
import { sendTurnoverInvitation } from "./invitation-mail.ts";
import { turnOverRoutes } from "./turn-over.ts";

export { acceptTurnover, findTurnoverBy } from "./accept.ts";

export const turnovers: Feature = {
  name: "turnovers",
  routes: turnOverRoutes,
  listeners: [forgetErased],
  jobs: [sendTurnoverInvitation],
};
