export const wizardSteps = ["file", "columns", "check", "run"] as const;
export type WizardStep = (typeof wizardSteps)[number];
