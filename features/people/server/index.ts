import type { Feature } from "#kit/server/feature.ts";
import { actsOnPeople } from "./act-on-people.ts";
import { exportPeopleRoutes } from "./export-people.ts";
import { findPeopleRoute } from "./find-people.ts";
import { flagPeopleRoutes } from "./flag-people.ts";
import { listPeopleRoutes } from "./list-people.ts";
import { personRoutes } from "./person.ts";
import { personLifeRoutes } from "./person-life.ts";

export { countPeople } from "./list-people.ts";

export const people: Feature = {
  name: "people",
  routes: [
    findPeopleRoute,
    ...listPeopleRoutes,
    ...exportPeopleRoutes,
    ...personRoutes,
    ...personLifeRoutes,
    ...flagPeopleRoutes,
    ...actsOnPeople.flatMap(({ routes }) => routes),
  ],
  jobs: actsOnPeople.flatMap(({ jobs }) => jobs),
};
