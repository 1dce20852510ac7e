/** The wire names the services so. R127 */
export const services = ["google_oauth2", "facebook", "line"] as const;
export type Service = (typeof services)[number];

/** An account may be linked with these services and with the community's own provider. */
export const loginProviders = [...services, "partner"] as const;
export type LoginProvider = (typeof loginProviders)[number];

/** R100: an alumnus's profile has a flag for each of these services. */
export const connectedFlags = {
  google: "google_oauth2",
  facebook: "facebook",
  line: "line",
} as const satisfies Readonly<Record<string, Service>>;
export type ConnectedFlag = keyof typeof connectedFlags;
export const connectedFlagNames = Object.keys(connectedFlags) as readonly ConnectedFlag[];

/** The names are the same in every language. */
export const serviceNames: Readonly<Record<Service, string>> = {
  google_oauth2: "Google",
  facebook: "Facebook",
  line: "LINE",
};
