import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { showPostalCode } from "./calls.ts";

export const permissionSamples = [sample(showPostalCode, "any", () => ({ params: { code: "1500001" } }))];
