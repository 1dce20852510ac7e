import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { recordLoginCommunity, showCommunity } from "./calls.ts";

export const permissionSamples = [
  sample(showCommunity, "the community", ({ aoba }) => ({ params: { id: aoba } })),
  sample(recordLoginCommunity, "the community", ({ aoba }) => ({ params: { id: aoba } })),
];
