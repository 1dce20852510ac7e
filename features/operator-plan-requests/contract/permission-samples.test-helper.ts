import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const one = ({ planRequest: { params } }: World) => ({ params });

export const permissionSamples = [
  sample(calls.listPlanRequests, "all", () => ({})),
  sample(calls.showPlanRequest, "any", one),
  sample(calls.acceptPlanRequest, "an open one", (world) => ({
    ...one(world),
    body: {
      text: "",
      plan: "",
      member_limit: "100",
      renewal_date: "",
      options: "",
      purchased_points: "0",
      version: world.planRequest.version,
    },
  })),
  sample(calls.declinePlanRequest, "an open one", (world) => ({
    ...one(world),
    body: { text: "ご希望の人数には対応していません。" },
  })),
];
