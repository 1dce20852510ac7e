import type { Feature } from "#kit/server/feature.ts";
import { showPostalCodeRoute } from "./show-postal-code.ts";

export const feature: Feature = { name: "postal-codes", routes: [showPostalCodeRoute] };
