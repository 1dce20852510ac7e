import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const here = ({ aoba }: World) => ({ params: { id: aoba } });

const body = { choice: "upgrade" } as const;

export const permissionSamples = [
  sample(calls.showContract, "the community's", here),
  sample(calls.listContractHistory, "all", here),
  sample(calls.requestPlan, "a larger plan", (world) => ({ ...here(world), body })),
];
