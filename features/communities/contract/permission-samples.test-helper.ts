import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { listCommunities, recordLoginCommunity, showCommunity } from "./calls.ts";

export const permissionSamples = [
  sample(listCommunities, "one's own", () => ({})),
  sample(showCommunity, "the community", ({ aoba }) => ({ params: { id: aoba } })),
  sample(recordLoginCommunity, "the community", ({ aoba }) => ({ params: { id: aoba } })),
];
