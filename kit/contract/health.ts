/** Under `/api`, and no call of a feature: balancers ask it, and pages that wait for the end of a maintenance. */
export const HEALTH_PATH = "/health";
export type Health = { readonly success: boolean; readonly maintenance?: boolean };
