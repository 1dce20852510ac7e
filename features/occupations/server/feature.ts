import type { Feature } from "#kit/server/feature.ts";
import { listOccupationsRoute } from "./job-types.ts";

export const feature: Feature = { name: "occupations", routes: [listOccupationsRoute] };
