import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { showProvider } from "./calls.ts";

export const permissionSamples = [sample(showProvider, "the one", () => ({}))];
