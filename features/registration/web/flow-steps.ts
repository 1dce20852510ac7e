import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

/** The steps of a registration; where the community approves alumni by hand, its own comes last. */
export const flowSteps = (isReviewed: boolean): readonly FlowStep[] => [
  "input",
  "confirm",
  "sent",
  isReviewed ? "review" : "finished",
];
/** Nothing is mailed before somebody with an account joins. */
export const joiningSteps = (isReviewed: boolean): readonly FlowStep[] => [
  "input",
  "confirm",
  isReviewed ? "review" : "finished",
];
