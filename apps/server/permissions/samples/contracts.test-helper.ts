import * as calls from "#features/contracts/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const body = { choice: "upgrade" } as const;
const here = ({ aoba }: World) => ({ params: { id: aoba } });

export const contractSamples = [
  sample(calls.showContract, "the community's", here),
  sample(calls.listContractHistory, "all", here),
  sample(calls.requestPlan, "a larger plan", (world) => ({ ...here(world), body })),
];
