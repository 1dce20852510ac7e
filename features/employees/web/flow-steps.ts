import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

/** The mail came first, so none is sent in between. */
export const flowSteps: readonly FlowStep[] = ["input", "confirm", "finished"];
