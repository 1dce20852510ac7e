/** People go to a service for these purposes. R128 */
export const modes = ["connect", "invite", "login"] as const;
export type Mode = (typeof modes)[number];
