import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import * as calls from "./calls.ts";

export const permissionSamples = [
  sample(calls.listBouncingPeople, "all", () => ({})),
  sample(calls.listBouncesByDay, "all", () => ({})),
  sample(calls.lookUpAddress, "an address", () => ({ body: { email: "hanako@example.jp" } })),
  sample(calls.deliverAgain, "a stopped address", ({ bounce }) => ({
    params: { bounce_id: bounce.id },
    body: { stopped_at: bounce.stopped_at },
  })),
];
