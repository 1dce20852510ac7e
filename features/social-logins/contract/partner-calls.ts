import * as z from "zod/mini";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { ownerBody, ownerErrors } from "#features/accounts/contract/owner.ts";
import { call } from "#kit/contract/call.ts";
import { anyText, linkingToken, serviceAnswer } from "./calls.ts";
import { socialLoginErrors } from "./errors.ts";

/** Employees log in at `/{prefix}/sign_in`; without a prefix it is the service of the server's settings. */
const prefix = z.optional(z.string().check(z.maxLength(100)));

/** Each community's own service has a prefix; any other answers 404. */
export const showPartner = call.get("/partner", {
  access: "public",
  summary: "Whose employees sign in by the community's own service",
  query: z.object({ prefix: z.string().check(z.maxLength(100)) }),
  answer: z.object({ data: z.object({ name: z.string(), corporation_name: z.string() }) }),
});

/** Answers, like the alumni's list, the service that one's own account is linked with, if any. */
export const listPartnerLogins = call.get("/users/me/partner", {
  access: "employee",
  summary: "Whether one's own account is linked with the community's own service",
  answer: z.object({
    data: z.object({
      records: z.array(
        z.object({
          corporation_name: z.string(),
          prefix: z.string(),
          /** It is false where it is the last way into the account. */
          can_unlink: z.boolean(),
        }),
      ),
    }),
  }),
});

export const confirmPartnerLinking = call.post("/users/me/partner", {
  access: "employee",
  summary:
    "Show that it is the owner who links the community's own service; answers the token to set out with",
  body: z.extend(ownerBody, { prefix }),
  answer: linkingToken,
  errors: ownerErrors,
});

export const unlinkPartner = call.delete("/users/me/partner", {
  access: "employee",
  security: { event: "loginUnlinked", by: "partner" },
  summary: "Unlink the community's own service from one's own account",
  body: z.extend(ownerBody, { prefix }),
  errors: [...ownerErrors, socialLoginErrors.ERROR_SOCIAL_LAST_WAY_IN],
  changes: [listPartnerLogins.path, showAccount.path],
});

export const startPartnerSignIn = call.get("/partner/sign_in", {
  access: "public",
  rate: "signIn",
  summary: "Lead the browser to the community's own service, to sign in or to link it",
  query: z.object({
    mode: z.catch(z.enum(["connect", "login"]), "login"),
    prefix: anyText(100),
    redirect: anyText(2_000),
    /** For `connect`, `POST /users/me/partner` gives this token. */
    token: anyText(200),
  }),
  answer: "binary",
});

export const finishPartnerSignIn = call.get("/partner/callback", {
  access: "public",
  rate: "signIn",
  summary: "Where the service of the server's settings leads the browser back to",
  query: serviceAnswer,
  answer: "binary",
});

/** The address names the community, so that no answer of one service counts as that of another. */
export const finishPartnerSignInOf = call.get("/partner/{community_id}/callback", {
  access: "public",
  rate: "signIn",
  summary: "Where a community's own service leads the browser back to",
  query: serviceAnswer,
  answer: "binary",
});
