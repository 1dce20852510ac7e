/** R127: as they are named on the wire. */
export const services = ["google_oauth2", "facebook", "line"] as const;
export type Service = (typeof services)[number];

/** All that an account may be linked with: the services, and the community's own provider. */
export const loginProviders = [...services, "partner"] as const;
export type LoginProvider = (typeof loginProviders)[number];

/** R100: the flags of an alumnus's profile, by the service that each speaks of. */
export const connectedFlags = {
  google: "google_oauth2",
  facebook: "facebook",
  line: "line",
} as const satisfies Readonly<Record<string, Service>>;
export type ConnectedFlag = keyof typeof connectedFlags;
export const connectedFlagNames = Object.keys(connectedFlags) as readonly ConnectedFlag[];

/** The names people know them by, the same in every language. */
export const serviceNames: Readonly<Record<Service, string>> = {
  google_oauth2: "Google",
  facebook: "Facebook",
  line: "LINE",
};
