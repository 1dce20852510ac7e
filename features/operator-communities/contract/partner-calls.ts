import * as z from "zod/mini";
import { PARTNER_PREFIX } from "#features/social-logins/contract/partner-prefix.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { stringField } from "#kit/contract/fields/field-schema.ts";
import { tidy } from "#kit/contract/fields/text.ts";
import { time } from "#kit/contract/wire.ts";
import { agreement } from "./calls.ts";
import { operatorCommunityErrors } from "./errors.ts";
import * as limits from "./limits.ts";

eventWords({
  fields: {
    partner_enabled: { ja: "組織の認証", en: "Organisation’s sign-in" },
    partner_prefix: { ja: "ログイン画面のアドレス", en: "Address of the login" },
    partner_issuer: { ja: "issuerのURL", en: "URL of the issuer" },
    partner_client_id: { ja: "クライアントID", en: "Client ID" },
    partner_secret: { ja: "クライアントシークレット", en: "Client secret" },
  },
});

const access = "operator";
const path = "/operator/communities/{community_id}/partner";

/** Nobody answers, no service does, or the address is not public. */
export const trialProblems = ["away", "unusable", "notPublic"] as const;

/** It needs TLS unless it is on this machine, which only a server for trying reaches. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, search, hash } = new URL(value);
  if (username !== "" || search !== "" || hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname));
}

const issuer = stringField({
  max: limits.ISSUER,
  convert: tidy,
  required: true,
  find: (value) => (isIssuer(value) ? undefined : fault("URL")),
});
const prefix = stringField({
  max: limits.PARTNER_PREFIX_LENGTH,
  convert: tidy,
  required: true,
  find: (value) => (PARTNER_PREFIX.test(value) ? undefined : fault("INVALID_FORMAT")),
});
const credential = (required: boolean) =>
  stringField({ max: limits.CLIENT, convert: (value) => value.trim(), required, find: () => undefined });

const partner = z.object({
  enabled: z.boolean(),
  prefix: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  /** The secret itself is never answered. */
  has_secret: z.boolean(),
  /** The provider has to know this address. */
  redirect_uri: z.string(),
  /** So many accounts are linked with this issuer. */
  linked: z.number(),
  /** Until an operator enters a service here, that of the server's settings serves the community. */
  is_from_settings: z.boolean(),
  updated_at: z.nullable(time),
  version: z.string(),
});
export type CommunityPartner = z.output<typeof partner>;
const answer = z.object({ data: partner });

export const showCommunityPartner = call.get(path, {
  access,
  summary: "With which service the employees of a community log in; never its secret",
  answer,
});

/** A secret that is left out stays. Another issuer ends the links with the earlier one. */
export const updateCommunityPartner = call.put(path, {
  access,
  act: act("updateCommunityPartner", { ja: "組織の認証を変更", en: "Changed the organisation’s sign-in" }),
  security: "communitiesChanged",
  summary: "Enter, change or switch off the service with which the employees of a community log in",
  body: z.object({
    enabled: z.boolean(),
    prefix,
    issuer,
    client_id: credential(true),
    client_secret: credential(false),
    version: agreement.shape.version,
  }),
  answer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED, operatorCommunityErrors.ERROR_PARTNER_PREFIX_TAKEN],
  changes: [path],
});

export const tryCommunityPartner = call.post(`${path}/trial`, {
  access,
  act: act("tryCommunityPartner", { ja: "組織の認証の接続を確認", en: "Tried the organisation’s sign-in" }),
  security: "communitiesChanged",
  rate: "mail",
  summary: "Ask a service what it says of itself, as before somebody logs in; stores nothing",
  body: z.object({ issuer }),
  answer: z.object({
    data: z.object({
      /** People log in there; it is null where the service cannot be used. */
      login_host: z.nullable(z.string()),
      problem: z.nullable(z.enum(trialProblems)),
    }),
  }),
});
