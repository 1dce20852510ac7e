import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { showAnalytics } from "./calls.ts";

export const permissionSamples = [
  sample(showAnalytics, "the community's", ({ aoba }) => ({ query: { community_id: aoba } })),
];
