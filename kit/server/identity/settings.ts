/** The product is registered with a sign-in service by these (`docs/operations.md`). */
type Registration = { readonly clientId: string; readonly clientSecret: string; readonly scope: string };

/** An OpenID service signs what it says of a person and is found by its issuer. */
export type OpenIdSettings = Registration & {
  readonly protocol: "openid";
  readonly issuer: string;
  /** The service signs with the client's secret instead of a key of its own. */
  readonly signedBySecret?: boolean;
};

/** An OAuth service is asked about the person with an access token. */
export type OAuthSettings = Registration & {
  readonly protocol: "oauth";
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userUrl: string;
};

export type IdentitySettings = OpenIdSettings | OAuthSettings;

export const socialServices = ["google_oauth2", "facebook", "line"] as const;
export type SocialService = (typeof socialServices)[number];

/** These are the configured services; all others do not exist for anybody. */
export type IdentityServices = { readonly [K in SocialService | "partner"]?: IdentitySettings };

/** `/{prefix}/sign_in` is for the employees of the community. */
export type PartnerSettings = { readonly prefix: string; readonly communityId: number };
