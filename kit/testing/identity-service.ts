import { type AddressInfo, createServer } from "node:net";
import Provider, { type KoaContextWithOIDC } from "oidc-provider";
import type { IdentityServices } from "#kit/server/identity/settings.ts";

/** The service knows a person by the name they sign in with there. */
export type ServicePerson = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly family_name?: string;
  readonly given_name?: string;
  readonly name?: string;
};

export type IdentityService = {
  readonly issuer: string;
  /** Our server knows it by these settings, as each of the services that it plays. */
  readonly settings: IdentityServices;
  /** Adds a person or changes them. */
  readonly know: (login: string, person: ServicePerson) => void;
  readonly close: () => Promise<void>;
};

const clientOf = (name: keyof IdentityServices) => ({
  clientId: `enishi-${name}`,
  clientSecret: `the secret of ${name}, long enough to sign a token with`,
});
const names = ["google_oauth2", "facebook", "line", "partner"] as const;

/**
 * Runs a real OpenID provider on this machine for every service that the product knows: as Facebook it is asked about
 * the person in plain OAuth 2, as LINE it signs with the client's secret. `redirectUris` are those of the server that
 * uses it. Its login asks only for a name.
 */
export async function startIdentityService(
  redirectUris: (name: keyof IdentityServices) => string,
  port = 0,
): Promise<IdentityService> {
  const people = new Map<string, ServicePerson>();
  const address = await freeAddress(port);
  const provider = new Provider(address.issuer, {
    clients: names.map((name) => ({
      client_id: clientOf(name).clientId,
      client_secret: clientOf(name).clientSecret,
      redirect_uris: [redirectUris(name)],
      token_endpoint_auth_method: "client_secret_post",
      ...(name === "line" && { id_token_signed_response_alg: "HS256" }),
    })),
    scopes: ["openid", "public_profile"],
    claims: { profile: ["name", "family_name", "given_name"], email: ["email", "email_verified"] },
    // The token itself holds what was asked for, as with the real services.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ["RS256", "HS256"] },
    cookies: { keys: ["a key for tests"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });
  provider.use(facebookUser(provider, people));
  const server = provider.listen(address.port, "127.0.0.1");
  await new Promise<void>((resolve) => server.once("listening", resolve));
  const { issuer } = address;
  return {
    issuer,
    settings: {
      google_oauth2: {
        ...clientOf("google_oauth2"),
        protocol: "openid",
        issuer,
        scope: "openid profile email",
      },
      facebook: {
        ...clientOf("facebook"),
        protocol: "oauth",
        authorizeUrl: `${issuer}/auth`,
        tokenUrl: `${issuer}/token`,
        userUrl: `${issuer}/facebook/me`,
        scope: "public_profile",
      },
      line: {
        ...clientOf("line"),
        protocol: "openid",
        issuer,
        scope: "openid profile",
        signedBySecret: true,
      },
      partner: { ...clientOf("partner"), protocol: "openid", issuer, scope: "openid profile email" },
    },
    know: (login, person) => void people.set(login, person),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers the person of an access token in the shape of Facebook's Graph API. */
const facebookUser =
  (provider: Provider, people: ReadonlyMap<string, ServicePerson>) =>
  async (context: KoaContextWithOIDC, next: () => Promise<unknown>) => {
    if (context.path !== "/facebook/me") return next();
    const token = await provider.AccessToken.find(
      String(context.get("authorization")).replace(/^Bearer /, ""),
    );
    if (!token?.accountId) return context.throw(401);
    const { given_name, family_name, name } = people.get(token.accountId) ?? {};
    context.body = { id: token.accountId, first_name: given_name, last_name: family_name, name };
  };

/** The issuer contains the port, so a free port has to be found first. */
async function freeAddress(port: number): Promise<{ readonly issuer: string; readonly port: number }> {
  if (port !== 0) return { issuer: `http://127.0.0.1:${port}`, port };
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => probe.once("listening", resolve));
  const free = (probe.address() as AddressInfo).port;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return { issuer: `http://127.0.0.1:${free}`, port: free };
}
