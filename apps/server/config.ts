import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { PARTNER_PREFIX } from "#features/social-logins/contract/partner-prefix.ts";
import { email } from "#kit/contract/fields/email.ts";
import { isAddressEntry } from "#kit/server/access/address-list.ts";
import { isLoopbackUrl } from "#kit/server/http/loopback.ts";
import type { IdentityServices, PartnerSettings } from "#kit/server/identity/settings.ts";
import { type BounceSettings, RETURN_NAME_MAX } from "#kit/server/mail/return-path.ts";
import { demoProvider, type Provider } from "#kit/server/provider.ts";
import { isProduction, MAILBOX_URL, productionFaults } from "./production.ts";
import type { StopTimes } from "./stop-server.ts";

const url = (schemes: string[], hint: string) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.replace(":", "")),
          hint,
        ),
      ),
  );

const wholeNumber = (hint: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(hint).check(z.int(hint), z.minimum(least, hint), z.maximum(most, hint));

const seconds = (hint: string, least: number, most: number) =>
  z.coerce.number(hint).check(z.minimum(least, hint), z.maximum(most, hint));

/** An identity provider is trusted, so nobody may be in between: it needs TLS unless it is on this machine. */
const identityUrl = () =>
  z.string().check(
    z.refine((value) => {
      if (!URL.canParse(value)) return false;
      return new URL(value).protocol === "https:" || isLoopbackUrl(value);
    }, "an https: address"),
  );
const clientSetting = () => z.optional(z.string().check(z.minLength(1, "what the service has issued")));

const mailAddress = () =>
  z
    .string()
    .check(z.refine((value) => z.safeParse(email(), value).success, "an address such as support@example.jp"));
const returnAddress = () =>
  mailAddress().check(
    z.refine(
      (value) => !value.includes("+") && value.indexOf("@") <= RETURN_NAME_MAX,
      `an address such as bounces@mail.example.jp, without + and with at most ${RETURN_NAME_MAX} characters before @`,
    ),
  );
const shortText = () =>
  z.string().check(z.trim(), z.minLength(1, "a short text"), z.maxLength(200, "a short text"));

const onOrOff = () => z.enum(["on", "off"], "on or off");
const proxiesIn = (value: string): string[] => value.split(/[\s,]+/).filter((entry) => entry !== "");

/** These are all settings of the server with their formats; `docs/operations.md` explains them. */
const settings = z.object({
  PORT: z._default(wholeNumber("a port number from 0 to 65535", 0, 65_535), 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: url(["http", "https"], "an address such as https://enishi.example.jp"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: url(
    ["postgres", "postgresql"],
    "an address such as postgres://user:password@host:5432/enishi",
  ),
  REDIS_URL: url(["redis", "rediss"], "an address such as redis://host:6379/0"),
  FILES_URL: url(["file", "s3"], "file:/folder or s3://KEY:SECRET@host:port/bucket?region=…"),
  MAIL_URL: url(
    ["smtp", "smtps", "mailbox"],
    `an address such as smtp://user:password@host:587, or ${MAILBOX_URL}`,
  ),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/@/, "an address such as Enishi <no-reply@example.jp>")),
    "Enishi <no-reply@enishi.example>",
  ),
  BOUNCE_ADDRESS: z.optional(returnAddress()),
  BOUNCE_SECRET: z.optional(z.string().check(z.minLength(32, "at least 32 random characters"))),
  PROVIDER_NAME: z._default(shortText(), demoProvider.name),
  PROVIDER_REPRESENTATIVE: z.optional(shortText()),
  PROVIDER_ADDRESS: z.optional(shortText()),
  PROVIDER_CONTACT_EMAIL: z._default(mailAddress(), demoProvider.contactEmail),
  INQUIRY_MAIL_TO: z.optional(mailAddress()),
  PRIVACY_URL: url(["http", "https"], "an address such as https://www.example.jp/privacy"),
  COMPANY_URL: url(["http", "https"], "an address such as https://www.example.jp/company"),
  SECRET: z.optional(z.string().check(z.minLength(32, "at least 32 random characters"))),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => proxiesIn(value).every(isAddressEntry),
          "addresses or networks with commas between, such as 10.0.0.5, 172.16.0.0/12",
        ),
      ),
    "",
  ),
  GOOGLE_CLIENT_ID: clientSetting(),
  GOOGLE_CLIENT_SECRET: clientSetting(),
  GOOGLE_ISSUER: z._default(identityUrl(), "https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: clientSetting(),
  FACEBOOK_CLIENT_SECRET: clientSetting(),
  FACEBOOK_AUTHORIZE_URL: z._default(identityUrl(), "https://www.facebook.com/v23.0/dialog/oauth"),
  FACEBOOK_TOKEN_URL: z._default(identityUrl(), "https://graph.facebook.com/v23.0/oauth/access_token"),
  FACEBOOK_USER_URL: z._default(
    identityUrl(),
    "https://graph.facebook.com/v23.0/me?fields=id,name,first_name,last_name",
  ),
  LINE_CLIENT_ID: clientSetting(),
  LINE_CLIENT_SECRET: clientSetting(),
  LINE_ISSUER: z._default(identityUrl(), "https://access.line.me"),
  PARTNER_PREFIX: z._default(
    z.string().check(z.regex(PARTNER_PREFIX, "small letters, digits and hyphens, such as partner")),
    "partner",
  ),
  PARTNER_COMMUNITY_ID: z.optional(wholeNumber("the number of a community", 1)),
  PARTNER_CLIENT_ID: clientSetting(),
  PARTNER_CLIENT_SECRET: clientSetting(),
  PARTNER_ISSUER: z.optional(identityUrl()),
  DATABASE_POOL: z._default(wholeNumber("a whole number from 2 to 200", 2, 200), 16),
  STOP_GRACE: z._default(seconds("seconds from 0 to 300", 0, 300), 5),
  STOP_WITHIN: z._default(seconds("seconds from 1 to 600", 1, 600), 30),
  LOG_LEVEL: z._default(
    z.enum(["silent", "error", "warn", "info", "debug"], "one of silent, error, warn, info, debug"),
    "warn",
  ),
  DEMO: z.optional(onOrOff()),
  MAINTENANCE: z._default(onOrOff(), "off"),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly redisUrl: string | undefined;
  readonly filesUrl: string;
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  readonly mailboxFolder: string;
  readonly bounceSettings: BounceSettings | null;
  readonly provider: Provider;
  readonly identityServices: IdentityServices;
  readonly partner: PartnerSettings | null;
  readonly secret: string;
  /** These are the proxies in front, by address or network; X-Forwarded-For from anywhere else is ignored. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** Real people use it, or could. */
  readonly isProduction: boolean;
  /** A database without a community gets the demo. */
  readonly demo: boolean;
  readonly maintenance: boolean;
  readonly stop: StopTimes;
};

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {}

/** Reads the environment; an error names the setting and what it should be. */
export async function readConfig(environment: Environment): Promise<Config> {
  const value = readSettings(environment);
  const dataDir = resolve(value.DATA_DIR);
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/$/, ""),
    dataDir,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL,
    filesUrl: value.FILES_URL ?? `file:${join(dataDir, "files")}`,
    mailUrl: value.MAIL_URL === undefined || value.MAIL_URL === MAILBOX_URL ? null : value.MAIL_URL,
    mailFrom: value.MAIL_FROM,
    mailboxFolder: join(dataDir, "mailbox"),
    bounceSettings:
      value.BOUNCE_ADDRESS && value.BOUNCE_SECRET
        ? { address: value.BOUNCE_ADDRESS.toLowerCase(), secret: value.BOUNCE_SECRET }
        : null,
    provider: {
      name: value.PROVIDER_NAME,
      representative: value.PROVIDER_REPRESENTATIVE ?? null,
      address: value.PROVIDER_ADDRESS ?? null,
      contactEmail: value.PROVIDER_CONTACT_EMAIL,
      inquiryMailTo: value.INQUIRY_MAIL_TO ?? value.PROVIDER_CONTACT_EMAIL,
      privacyUrl: value.PRIVACY_URL ?? null,
      companyUrl: value.COMPANY_URL ?? null,
    },
    identityServices: identityServicesOf(value),
    partner: value.PARTNER_COMMUNITY_ID
      ? { prefix: value.PARTNER_PREFIX, communityId: value.PARTNER_COMMUNITY_ID }
      : null,
    secret: value.SECRET ?? (await keptSecret(dataDir)),
    trustProxy: proxiesIn(value.TRUST_PROXY),
    logLevel: value.LOG_LEVEL,
    isProduction: isProduction(value),
    demo: !isProduction(value),
    maintenance: value.MAINTENANCE === "on",
    stop: { graceMs: value.STOP_GRACE * 1_000, withinMs: value.STOP_WITHIN * 1_000 },
  };
}

function readSettings(environment: Environment): z.output<typeof settings> {
  const parsed = z.safeParse(settings, environment);
  const faults = parsed.success
    ? productionFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} should be ${issue.message}`);
  if (parsed.success && faults.length === 0) return parsed.data;
  throw new ConfigError(`These settings are not usable:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
}

/** A service is configured once both its id and its secret are set. */
function identityServicesOf(value: z.output<typeof settings>): IdentityServices {
  const registration = (clientId = "", clientSecret = "") =>
    clientId !== "" && clientSecret !== "" && { clientId, clientSecret };
  const google = registration(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET);
  const facebook = registration(value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET);
  const line = registration(value.LINE_CLIENT_ID, value.LINE_CLIENT_SECRET);
  const partner = registration(value.PARTNER_CLIENT_ID, value.PARTNER_CLIENT_SECRET);
  return {
    ...(google && {
      google_oauth2: {
        ...google,
        protocol: "openid",
        issuer: value.GOOGLE_ISSUER,
        scope: "openid profile email",
      },
    }),
    ...(facebook && {
      facebook: {
        ...facebook,
        protocol: "oauth",
        authorizeUrl: value.FACEBOOK_AUTHORIZE_URL,
        tokenUrl: value.FACEBOOK_TOKEN_URL,
        userUrl: value.FACEBOOK_USER_URL,
        scope: "public_profile",
      },
    }),
    ...(line && {
      // LINE signs with the channel's secret, and does not say whether it has verified an address.
      line: {
        ...line,
        protocol: "openid",
        issuer: value.LINE_ISSUER,
        scope: "openid profile",
        signedBySecret: true,
      },
    }),
    ...(partner &&
      value.PARTNER_ISSUER && {
        partner: {
          ...partner,
          protocol: "openid",
          issuer: value.PARTNER_ISSUER,
          scope: "openid profile email",
        },
      }),
  };
}

/** Without SECRET, one is made once and stored beside the data. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  const kept = await readFile(path, "utf8").catch(() => undefined);
  if (kept) return kept.trim();
  const made = randomBytes(32).toString("base64url");
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, made, { mode: 0o600 });
  await chmod(path, 0o600);
  return made;
}
