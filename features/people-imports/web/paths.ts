/** Where files of people are imported; one of them, at one of its steps. */
export const importsPath = (communityId: number | string): string =>
  `/community/communities/${communityId}/general_user_upload`;

export const wizardSteps = ["file", "columns", "check", "run"] as const;
export type WizardStep = (typeof wizardSteps)[number];
