import type { Feature } from "#kit/server/feature.ts";
import { showPostalCodeRoute } from "./show-postal-code.ts";

export const postalCodes: Feature = { name: "postal-codes", routes: [showPostalCodeRoute] };
