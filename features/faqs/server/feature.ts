import type { Feature } from "#kit/server/feature.ts";
import { faqRoutes } from "./faqs.ts";

/** よくある質問 are answers of the operators to what people ask often. */
export const feature: Feature = { name: "faqs", routes: faqRoutes };
