/** What somebody is on the way to a service for. R128 */
export const modes = ["connect", "invite", "login"] as const;
export type Mode = (typeof modes)[number];
