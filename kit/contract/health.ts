/** No call of a feature stands here: load balancers use it, and pages waiting for the end of maintenance. */
export const HEALTH_PATH = "/health";
export type Health = { readonly success: boolean; readonly maintenance?: boolean };
