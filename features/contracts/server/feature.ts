import type { Feature } from "#kit/server/feature.ts";
import { contractRoutes } from "./show-contract.ts";

export const feature: Feature = { name: "contracts", routes: contractRoutes };
