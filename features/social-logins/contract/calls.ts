import * as z from "zod/mini";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { ownerBody, ownerErrors } from "#features/accounts/contract/owner.ts";
import { services } from "#features/accounts/contract/services.ts";
import { call } from "#kit/contract/call.ts";
import { socialLoginErrors } from "./errors.ts";
import { modes } from "./modes.ts";

const provider = z.enum(services);
/** An unreadable value counts as absent: a browser that arrives here must be redirected. */
export const anyText = (max: number) => z.catch(z.optional(z.string().check(z.maxLength(max))), undefined);

export const serviceAnswer = z.object({
  state: anyText(200),
  code: anyText(4_000),
  iss: anyText(500),
  error: anyText(200),
});

/** The login and the invitation use it, which anybody may see. */
export const listSocialServices = call.get("/alumnus/sns/providers", {
  access: "public",
  summary: "The services that alumni may sign in with",
  answer: z.object({ data: z.object({ providers: z.array(provider) }) }),
});

/** Services that are not linked are listed too, so that they can be linked. R019, R100 */
export const listSocialLogins = call.get("/alumnus/sns", {
  access: "alumnus",
  summary: "With which services one's own account is linked",
  answer: z.object({
    data: z.object({
      records: z.array(
        z.object({
          provider,
          connected: z.boolean(),
          /** It is false where it is the last way into the account. */
          can_unlink: z.boolean(),
        }),
      ),
    }),
  }),
});

/** The navigation to a service carries this token, so that only a person who gave the password links it. */
export const linkingToken = z.object({ data: z.object({ token: z.string() }) });

/** R019: the password comes first, then the browser goes to the service. */
export const confirmLinking = call.post("/alumnus/sns/{provider}", {
  access: "alumnus",
  summary: "Show that it is the owner who links a service; answers the token to set out with",
  params: { provider },
  body: ownerBody,
  answer: linkingToken,
  errors: ownerErrors,
});

/** The last way in cannot be unlinked. R019 */
export const unlinkSocialLogin = call.delete("/alumnus/sns/{provider}", {
  access: "alumnus",
  security: { event: "loginUnlinked", by: "social" },
  summary: "Unlink a service from one's own account",
  params: { provider },
  body: ownerBody,
  errors: [...ownerErrors, socialLoginErrors.ERROR_SOCIAL_LAST_WAY_IN],
  changes: [listSocialLogins.path, showAccount.path],
});

/** Answers the person whom a service has named to this browser for a registration, to fill in the form. */
export const showSignUpClaim = call.get("/alumnus/sns/{provider}/newcomer", {
  access: "public",
  rate: "check",
  summary: "What a service has said of the person who registers in this browser",
  params: { provider },
  answer: z.object({
    data: z.object({
      /** It is null unless the service has verified it. */
      email: z.nullable(z.string()),
      family_name: z.string(),
      given_name: z.string(),
      display_name: z.string(),
    }),
  }),
});

/** A browser navigates here. R499: only the services' names match, so the path hides no other below `/alumnus`. */
export const startSocialLogin = call.get("/alumnus/{provider}", {
  access: "public",
  rate: "signIn",
  summary: "Lead the browser to a service, to log in, to register or to link it",
  params: { provider },
  query: z.object({
    mode: z.catch(z.enum(modes), "login"),
    /** The browser goes here afterwards, within the area. */
    redirect: anyText(2_000),
    /** For `connect`, `POST /alumnus/sns/{provider}` gives this token: only the owner links, from no foreign page. */
    token: anyText(200),
  }),
  answer: "binary",
});

export const finishSocialLogin = call.get("/alumnus/{provider}/callback", {
  access: "public",
  rate: "signIn",
  summary: "Where a service leads the browser back to",
  params: { provider },
  query: serviceAnswer,
  answer: "binary",
});
