import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

/** The invitation came by mail, so no mail is sent in between. */
export const flowSteps: readonly FlowStep[] = ["input", "confirm", "finished"];
