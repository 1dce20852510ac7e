import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

/** A registration has these steps; where the community reviews alumni, that step comes last. */
export const flowSteps = (isReviewed: boolean): readonly FlowStep[] => [
  "input",
  "confirm",
  "sent",
  isReviewed ? "review" : "finished",
];
/** Somebody with an account joins without a mail in between. */
export const joiningSteps = (isReviewed: boolean): readonly FlowStep[] => [
  "input",
  "confirm",
  isReviewed ? "review" : "finished",
];
