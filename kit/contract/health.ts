/** This is no call of a feature: load balancers use it, and pages waiting for the end of maintenance. */
export const HEALTH_PATH = "/health";
export type Health = { readonly success: boolean; readonly maintenance?: boolean };
