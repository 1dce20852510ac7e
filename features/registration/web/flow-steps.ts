import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

export const flowSteps: readonly FlowStep[] = ["input", "confirm", "sent", "finished"];
/** Nothing is mailed before somebody with an account joins. */
export const joiningSteps: readonly FlowStep[] = ["input", "confirm", "finished"];
