import type { Feature } from "#kit/server/feature.ts";
import { bounceRoutes } from "./bounces.ts";

export const feature: Feature = { name: "operator-bounces", routes: bounceRoutes };
