import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const theFlag = ({ flag }: World) => ({ params: { id: flag } });

export const permissionSamples = [
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
