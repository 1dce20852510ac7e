import * as z from "zod/mini";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { communityLook } from "#features/communities/contract/views.ts";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { sessionView } from "#features/sessions/contract/calls.ts";
import { showCommunityTerms, showProviderTerms } from "#features/terms/contract/calls.ts";
import { call } from "#kit/contract/call.ts";
import { languages } from "#kit/contract/language.ts";
import { time } from "#kit/contract/wire.ts";
import { employeeErrors } from "./errors.ts";
import { affiliationBody, registrationBody } from "./joining-schema.ts";

/** These answer a key that is unknown or no longer valid. */
const keyErrors = [
  invitationErrors.INVALID_URL_ERROR,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_EXPIRED,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_REVOKED,
  membershipErrors.ERROR_PARTICIPATED,
  membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
  membershipErrors.VALIDATE_NUMBER_OF_USERS,
] as const;

/** The next step of a key's holder depends on who is signed in on this browser. */
const steps = ["register", "log_in", "join", "other_account"] as const;
export type JoiningStep = (typeof steps)[number];

/**
 * R006: the mail's link leads here; showing it changes nothing. A key is too long to be guessed, and a whole office
 * opens its mails from one address.
 */
export const showEmployeeInvitation = call.get("/invited_communities/employee/{x}", {
  access: "public",
  summary: "The community behind the key of an invitation email, and what its holder does next",
  params: { x: z.string().check(z.minLength(1), z.maxLength(200)) },
  answer: z.object({
    employee_community_information: z.object({
      id: z.number(),
      name: z.string(),
      corporation_name: z.string(),
      description: z.string(),
      /** The mail went out under this name. */
      operating_name: z.string(),
      ...communityLook,
    }),
    invitation: z.object({
      email: z.string(),
      /** These are the names that an administrator has entered. */
      family_name: z.string(),
      given_name: z.string(),
      family_name_kana: z.string(),
      given_name_kana: z.string(),
      language: z.enum(languages),
      expires_at: time,
    }),
    step: z.enum(steps),
    account: z.nullable(z.object({ name: z.string(), email: z.string() })),
  }),
  errors: keyErrors,
});

/** The terms may have a new version, which has to be read before it is agreed to; a refusal says so. */
const terms = [showCommunityTerms.path, showProviderTerms.path];

/** R099: the person participates at once and is signed in. */
export const registerEmployee = call.post("/employees", {
  access: "public",
  security: { event: "login", by: "registration" },
  rate: "signIn",
  summary: "Register the enrolled user whom an invitation email was sent to, and sign in",
  body: registrationBody,
  answer: z.object({
    data: z.object({
      community: z.object({ id: z.number(), name: z.string() }),
      session: sessionView,
    }),
  }),
  errors: [...keyErrors, membershipErrors.VALIDATE_DUPLICATE],
  changes: [...terms, showEmployeeInvitation.path],
});

export const joinAsEmployee = call.post("/communities/{id}/affiliations", {
  access: "employee",
  security: "joined",
  summary: "Join a further community by an invitation email, with the account one has",
  body: affiliationBody,
  answer: z.object({ data: z.object({ community: z.object({ id: z.number(), name: z.string() }) }) }),
  errors: [...keyErrors, employeeErrors.ERROR_EMPLOYEE_INVITATION_FOR_OTHER],
  changes: [...terms, listCommunities.path],
});
