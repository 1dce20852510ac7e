import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { dismissFirstSteps, showFirstSteps } from "./calls.ts";

const here = ({ aoba }: World) => ({ params: { id: aoba } });

export const permissionSamples = [
  sample(showFirstSteps, "one's own", here),
  sample(dismissFirstSteps, "one's own", here),
];
