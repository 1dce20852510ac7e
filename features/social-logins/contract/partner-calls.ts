import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { anyText, serviceAnswer } from "./calls.ts";

/** The community's own service, at the prefix that the settings name; any other prefix is not found. */
export const showPartner = call({
  method: "GET",
  path: "/partner",
  access: "public",
  rate: "read",
  summary: "Whose employees sign in by the community's own service",
  query: z.object({ prefix: z.string().check(z.maxLength(100)) }),
  answer: z.object({ data: z.object({ name: z.string(), corporation_name: z.string() }) }),
});

export const startPartnerSignIn = call({
  method: "GET",
  path: "/partner/sign_in",
  access: "public",
  rate: "signIn",
  summary: "Lead the browser to the community's own service, to sign in or to link it",
  query: z.object({
    mode: z.catch(z.enum(["connect", "login"]), "login"),
    redirect: anyText(2_000),
    /** Of `GET /generate_token`, for `connect`. */
    token: anyText(200),
  }),
  answer: "binary",
});

export const finishPartnerSignIn = call({
  method: "GET",
  path: "/partner/callback",
  access: "public",
  rate: "signIn",
  summary: "Where the community's own service leads the browser back to",
  query: serviceAnswer,
  answer: "binary",
});
