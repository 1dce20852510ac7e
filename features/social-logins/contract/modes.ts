/** The purposes of going to a service. R128 */
export const modes = ["connect", "invite", "login"] as const;
export type Mode = (typeof modes)[number];
