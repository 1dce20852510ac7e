import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";

export const forgottenEmailSteps: readonly FlowStep[] = ["input", "confirm", "finished"];
