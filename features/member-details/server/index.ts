import type { Feature } from "#kit/server/feature.ts";
import { entryFormRoutes } from "./edit-entry-form.ts";
import { showFormRoute } from "./load-form.ts";

export { assertSameQuestions } from "./assert-same-questions.ts";
export { loadForm } from "./load-form.ts";

export const memberDetails: Feature = {
  name: "member-details",
  routes: [showFormRoute, ...entryFormRoutes],
};
