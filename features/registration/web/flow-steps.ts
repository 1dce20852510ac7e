import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

export const flowSteps: readonly FlowStep[] = ["input", "confirm", "sent", "finished"];
