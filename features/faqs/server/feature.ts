import type { Feature } from "#kit/server/feature.ts";
import { faqRoutes } from "./faqs.ts";

export const feature: Feature = { name: "faqs", routes: faqRoutes };
