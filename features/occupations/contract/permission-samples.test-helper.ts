import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { listOccupations } from "./calls.ts";

export const permissionSamples = [sample(listOccupations, "all", () => ({}))];
