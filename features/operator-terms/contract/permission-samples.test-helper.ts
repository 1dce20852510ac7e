import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import * as calls from "./calls.ts";

export const permissionSamples = [
  sample(calls.listProviderVersions, "all", () => ({})),
  sample(calls.showProviderVersion, "the first", () => ({ params: { version: 1 } })),
  sample(calls.createProviderVersion, "for later", () => ({
    body: { content: "利用規約", based_on: 1, effective_at: "2040-01-01T00:00:00+09:00" },
  })),
];
