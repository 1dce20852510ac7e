import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { listCommunities } from "./calls.ts";

export const permissionSamples = [sample(listCommunities, "one's own", () => ({}))];
