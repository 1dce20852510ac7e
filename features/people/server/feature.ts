import type { Feature } from "#kit/server/feature.ts";
import { actsOnPeople } from "./act-on-people.ts";
import { exportPeopleRoutes } from "./export-people.ts";
import { findPeopleRoute } from "./find-people.ts";
import { countFlaggedRoute, flagsOnPeople } from "./flag-people.ts";
import { keyAddressesOfAll } from "./key-addresses.ts";
import { listPeopleRoutes } from "./list-people.ts";
import { personRoutes } from "./person.ts";
import { personLifeRoutes } from "./person-life.ts";

const acts = [...flagsOnPeople, ...actsOnPeople];

export const feature: Feature = {
  name: "people",
  routes: [
    findPeopleRoute,
    ...listPeopleRoutes,
    ...exportPeopleRoutes,
    ...personRoutes,
    ...personLifeRoutes,
    countFlaggedRoute,
    ...acts.flatMap(({ routes }) => routes),
  ],
  jobs: [...acts.flatMap(({ jobs }) => jobs), keyAddressesOfAll],
};
