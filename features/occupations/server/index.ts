import type { Feature } from "#kit/server/feature.ts";
import { listOccupationsRoute } from "./job-types.ts";

export { findJobTypeFaults, listJobTypes } from "./job-types.ts";

export const occupations: Feature = { name: "occupations", routes: [listOccupationsRoute] };
