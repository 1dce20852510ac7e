import type { Feature } from "#kit/server/feature.ts";
import { listOccupationsRoute } from "./list-occupations.ts";

export { findJobTypeFaults } from "./job-type-fault.ts";
export { type JobTypes, listJobTypes } from "./job-types.ts";

export const occupations: Feature = { name: "occupations", routes: [listOccupationsRoute] };
