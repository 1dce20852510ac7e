import * as openid from "openid-client";
import { HOUR_MS } from "#kit/contract/durations.ts";
import type { IdentitySettings, OAuthSettings, OpenIdSettings } from "./settings.ts";

/** A service says this of the person who has signed in to it. */
export type Identity = {
  /** This service says so; `subject` is unique only within it. */
  readonly issuer: string;
  readonly subject: string;
  /** The address is set only where the service has verified that it is the person's. */
  readonly email: string | null;
  readonly familyName: string;
  readonly givenName: string;
  readonly name: string;
};

/** This is kept between sending somebody to the service and their return. */
export type AuthorizationRequest = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** The person declined (`denied`), the answer does not fit our request (`unusable`), or nobody answers (`away`). */
export type IdentityProblem = "denied" | "unusable" | "away";
export class IdentityFailure extends Error {
  readonly problem: IdentityProblem;
  constructor(problem: IdentityProblem, cause: unknown) {
    super(`the identity provider's answer is ${problem}`, { cause });
    this.problem = problem;
  }
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

const TIMEOUT_SECONDS = 10;
const DISCOVERED_FOR_MS = HOUR_MS;

/** Serves one service: it makes the address to send people to and reads what they return with. */
export function createIdentityProvider(settings: IdentitySettings, fetch?: openid.CustomFetch) {
  const configure =
    settings.protocol === "openid" ? discoverAgain(settings, fetch) : async () => fixed(settings);
  return {
    issuer: settings.protocol === "openid" ? settings.issuer : new URL(settings.authorizeUrl).origin,

    async createAuthorizationUrl(
      redirectUri: string,
    ): Promise<{ readonly url: string; readonly request: AuthorizationRequest }> {
      const request = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await configure().catch(failAs("away")), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: request.state,
        code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: "S256",
        ...(settings.protocol === "openid" && { nonce: request.nonce }),
      });
      return { url: url.href, request };
    },

    /**
     * Exchanges the answer, the query of the address that the service redirected to, for the person's identity.
     * @throws IdentityFailure
     */
    async exchangeCode(
      redirectUri: string,
      answer: URLSearchParams,
      request: AuthorizationRequest,
    ): Promise<Identity> {
      const config = await configure().catch(failAs("away"));
      const isOpenId = settings.protocol === "openid";
      const tokens = await openid
        .authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          expectedState: request.state,
          pkceCodeVerifier: request.codeVerifier,
          ...(isOpenId && { expectedNonce: request.nonce, idTokenExpected: true }),
        })
        .catch(explain);
      const { issuer } = config.serverMetadata();
      const claims = isOpenId
        ? (tokens.claims() ?? {})
        : await openid
            .fetchProtectedResource(config, tokens.access_token, new URL(settings.userUrl), "GET")
            .then(readPerson)
            .catch(explain);
      return toIdentity(issuer, claims);
    },
  };
}

/** Fetches the configuration again now and then, because services change their keys; no failure is cached. */
function discoverAgain(
  settings: OpenIdSettings,
  fetch: openid.CustomFetch | undefined,
): () => Promise<openid.Configuration> {
  let known: { readonly config: Promise<openid.Configuration>; readonly until: number } | undefined;
  return async () => {
    if (!known || known.until < Date.now()) {
      const config = discover(settings, fetch);
      known = { config, until: Date.now() + DISCOVERED_FOR_MS };
      config.catch(() => {
        known = undefined;
      });
    }
    return known.config;
  };
}

/**
 * Asks a service what it says of itself, as it is asked before somebody signs in.
 * @throws IdentityFailure
 */
export async function tryIssuer(issuer: string, fetch: openid.CustomFetch): Promise<string> {
  const settings = { protocol: "openid", issuer, clientId: "-", clientSecret: "-", scope: "openid" } as const;
  const config = await discover(settings, fetch).catch(explain);
  const { authorization_endpoint: address, token_endpoint: tokens } = config.serverMetadata();
  if (!address || !tokens) throw new IdentityFailure("unusable", new Error("no endpoints"));
  return address;
}

async function discover(
  settings: OpenIdSettings,
  fetch: openid.CustomFetch | undefined,
): Promise<openid.Configuration> {
  const metadata = settings.signedBySecret ? { id_token_signed_response_alg: "HS256" } : {};
  const config = await openid.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { ...metadata, client_secret: settings.clientSecret },
    undefined,
    {
      timeout: TIMEOUT_SECONDS,
      execute: isPlain(settings.issuer) ? [openid.allowInsecureRequests] : [],
      ...(fetch && { [openid.customFetch]: fetch }),
    },
  );
  // A token straight from the service, over TLS, needs no signature; one signed by a key is checked too.
  if (!settings.signedBySecret) openid.enableNonRepudiationChecks(config);
  return config;
}

function fixed(settings: OAuthSettings): openid.Configuration {
  const { authorizeUrl, tokenUrl, clientId, clientSecret } = settings;
  const issuer = new URL(authorizeUrl).origin;
  const config = new openid.Configuration(
    { issuer, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    clientSecret,
  );
  config.timeout = TIMEOUT_SECONDS;
  if (isPlain(tokenUrl)) openid.allowInsecureRequests(config);
  return config;
}

/** Only a service on this machine may be reached without TLS; the settings ensure that. */
const isPlain = (url: string): boolean => new URL(url).protocol === "http:";

async function readPerson(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`the person could not be read: ${response.status}`);
  const { id, first_name, last_name, name } = (await response.json()) as Record<string, unknown>;
  return { sub: id, given_name: first_name, family_name: last_name, name };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function toIdentity(issuer: string, claims: Readonly<Record<string, unknown>>): Identity {
  const subject = text(claims.sub);
  if (subject === "") throw new IdentityFailure("unusable", new Error("no subject"));
  return {
    issuer,
    subject,
    email: claims.email_verified === true ? text(claims.email) || null : null,
    familyName: text(claims.family_name),
    givenName: text(claims.given_name),
    name: text(claims.name),
  };
}

const failAs = (problem: IdentityProblem) => (cause: unknown) => {
  throw new IdentityFailure(problem, cause);
};

function explain(cause: unknown): never {
  const { code, error, cause: response } = cause as { code?: string; error?: string; cause?: unknown };
  if (error === "access_denied") throw new IdentityFailure("denied", cause);
  const hasFailed = response instanceof Response && response.status >= 500;
  const isAway = cause instanceof TypeError || code === "OAUTH_TIMEOUT" || hasFailed;
  throw new IdentityFailure(isAway ? "away" : "unusable", cause);
}
