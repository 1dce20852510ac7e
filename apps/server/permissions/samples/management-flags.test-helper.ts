import * as calls from "#features/management-flags/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const theFlag = ({ flag }: World) => ({ params: { id: flag } });

export const managementFlagSamples = [
  sample(calls.listManagementFlags, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(calls.createManagementFlag, "a free one", ({ aoba }) => ({
    params: { id: aoba },
    body: { name: "次の幹事" },
  })),
  sample(calls.updateManagementFlag, "the community's", (world) => ({
    ...theFlag(world),
    body: { name: "講演者" },
  })),
  sample(calls.deleteManagementFlag, "the community's", theFlag),
];
