import { dismissFirstSteps, showFirstSteps } from "#features/first-steps/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const here = ({ aoba }: World) => ({ params: { id: aoba } });

export const firstStepsSamples = [
  sample(showFirstSteps, "one's own", here),
  sample(dismissFirstSteps, "one's own", here),
];
