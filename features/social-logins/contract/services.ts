/** R127: as they are named on the wire. */
export const services = ["google_oauth2", "facebook", "line"] as const;
export type Service = (typeof services)[number];

/** R128 */
export const modes = ["connect", "invite", "login"] as const;
export type Mode = (typeof modes)[number];

/** The names people know them by, the same in every language. */
export const serviceNames: Readonly<Record<Service, string>> = {
  google_oauth2: "Google",
  facebook: "Facebook",
  line: "LINE",
};
