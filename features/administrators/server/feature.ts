import { membersWithdrawn } from "#features/memberships/server/events.ts";
import type { Feature } from "#kit/server/feature.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { administratorRoutes } from "./administrators.ts";
import { contractOfferRoutes } from "./contract-offers.ts";
import { createAdministratorRoutes } from "./create-administrator.ts";
import { endOffersOf } from "./offers.sql.ts";

export const feature: Feature = {
  name: "administrators",
  routes: [...administratorRoutes, ...createAdministratorRoutes, ...contractOfferRoutes],
  listeners: [
    on(membersWithdrawn, async ({ db, now }, { communityId, membershipIds }) => {
      await endOffersOf(db, communityId, membershipIds, now);
    }),
  ],
};
