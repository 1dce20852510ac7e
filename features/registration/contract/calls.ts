import * as z from "zod/mini";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { communityLook } from "#features/communities/contract/views.ts";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import { keptAccountView } from "#features/member-details/contract/kept.ts";
import { formInSlots } from "#features/member-details/contract/slots.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { sessionView } from "#features/sessions/contract/calls.ts";
import { turnoverKeyErrors } from "#features/turnovers/contract/errors.ts";
import { call } from "#kit/contract/call.ts";
import { email } from "#kit/contract/fields/email.ts";
import { PASSWORD_UNITS_MAX } from "#kit/contract/fields/password.ts";
import { languages } from "#kit/contract/language.ts";
import { time } from "#kit/contract/wire.ts";
import { joiningBody, registrationBody } from "./body.ts";
import { registrationErrors } from "./errors.ts";

const turnoverErrors = Object.values(turnoverKeyErrors);

const invitedCode = z.string().check(z.minLength(1), z.maxLength(200));

/** The page of an invitation says which community invites, and what it will ask. */
export const showInvitedCommunity = call.get("/invited_communities/alumni/{x}", {
  access: "public",
  rate: "check",
  summary: "The community behind an alumni invitation code",
  params: { x: invitedCode },
  answer: z.object({
    alumni_community_information: z.object({
      id: z.number(),
      name: z.string(),
      corporation_name: z.string(),
      description: z.string(),
      ...communityLook,
      /** It is the member whose code it is; null where the office invites, or the member's profile is not public. */
      invited_by: z.nullable(z.string()),
      /** An administrator reviews a registration before it takes effect. */
      approve_alumni_by_hand: z.boolean(),
    }),
    /** A signed-in alumnus gets only what the community still has to ask. R096 */
    registration_columns: formInSlots,
    /** A former employee takes this membership over; it is null for everybody else. */
    turned_over: z.nullable(z.object({ display_name: z.string(), email: z.string() })),
    /** The signed-in alumnus has stated this before; null for everybody else. */
    alumnus: z.nullable(z.extend(keptAccountView, { email: z.string(), display_name: z.string() })),
  }),
  errors: [
    invitationErrors.INVALID_URL_ERROR,
    invitationErrors.ERROR_INVITATION_ANSWERED,
    ...turnoverErrors,
    membershipErrors.ERROR_PARTICIPATED,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    membershipErrors.VALIDATE_NUMBER_OF_USERS,
  ],
});

const address = z.object({ email: email() });

/** Only this and the next call tell whether an address is registered; their rate is strictly limited. */
export const checkAlumnusRegistered = call.post("/alumnus/registered_check", {
  access: "public",
  rate: "check",
  summary: "Whether an alumnus account has this email address",
  body: address,
  errors: [membershipErrors.VALIDATE_DUPLICATE],
});

/** R279, R280. */
export const checkAlumnusRegisteredInCommunity = call.post("/communities/{id}/alumnus/registered_check", {
  access: "public",
  rate: "check",
  summary: "Whether somebody with this email address has an account or belongs to the community",
  body: address,
  errors: [membershipErrors.VALIDATE_DUPLICATE, membershipErrors.ERROR_PARTICIPATED],
});

export const registerAlumnus = call.post("/alumnus", {
  access: "public",
  security: "registered",
  rate: "register",
  summary: "Register a new alumnus; the link of the email that follows makes the account",
  body: registrationBody,
  errors: [
    invitationErrors.INVALID_URL_ERROR,
    invitationErrors.ERROR_INVITATION_ANSWERED,
    ...turnoverErrors,
    membershipErrors.VALIDATE_DUPLICATE,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    membershipErrors.ERROR_PARTICIPATED,
    memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS,
    membershipErrors.VALIDATE_NUMBER_OF_USERS,
  ],
});

/**
 * Only the browser that has sent a registration may call it: it names no address. It answers the same where there is
 * nothing to send, too soon or too often.
 */
export const resendActivationMail = call.post("/alumnus/activation/mail", {
  access: "public",
  rate: "register",
  summary: "Mail the link of the registration that this browser has sent once more",
});

const token = z.string().check(z.maxLength(200));
const outcome = {
  community: z.object({ id: z.number(), name: z.string(), ...communityLook }),
  /** An administrator still has to approve, or will have to. */
  under_review: z.boolean(),
  /** The link was used before. */
  already_activated: z.boolean(),
};

/** The call is a POST, so that the token appears in no log. It changes nothing. */
export const showPendingRegistration = call.post("/alumnus/activation/registration", {
  access: "public",
  rate: "check",
  summary: "What the link of a registration's email will activate",
  body: z.object({ token }),
  answer: z.object({
    data: z.object({
      ...outcome,
      /** It is null once it has been activated. */
      registration: z.nullable(
        z.object({
          family_name: z.string(),
          given_name: z.string(),
          display_name: z.string(),
          email: z.string(),
          /** The mail was written in it. */
          language: z.enum(languages),
          /** It is null where the office has invited. */
          invited_by: z.nullable(z.string()),
          sent_at: time,
        }),
      ),
      /** It is false in the browser in which the registration was typed. */
      needs_password: z.boolean(),
    }),
  }),
  errors: [registrationErrors.ERROR_ACTIVATION_EXPIRED, membershipErrors.VALIDATE_DUPLICATE],
});

/**
 * Activates the registration for somebody who opens the mail and has typed it: in the browser that sent it, or with the
 * password chosen there. Following the link alone does nothing.
 */
export const activateAlumnus = call.post("/alumnus/activation", {
  access: "public",
  security: { event: "login", by: "registration" },
  rate: "signIn",
  summary: "Activate the account of a registration by the token of its email, and sign in",
  body: z.object({ token, password: z.optional(z.string().check(z.maxLength(PASSWORD_UNITS_MAX))) }),
  answer: z.object({ data: z.object({ ...outcome, session: z.nullable(sessionView) }) }),
  errors: [
    registrationErrors.ERROR_ACTIVATION_EXPIRED,
    registrationErrors.ERROR_ACTIVATION_PASSWORD,
    registrationErrors.ERROR_ACTIVATION_LOCKED,
    turnoverKeyErrors.ERROR_TURNOVER_INVITATION_REVOKED,
    turnoverKeyErrors.ERROR_TURNOVER_INVITATION_USED,
    membershipErrors.VALIDATE_DUPLICATE,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    membershipErrors.VALIDATE_NUMBER_OF_USERS,
  ],
});

/** SA25–SA27: an alumnus with an account joins a further community, or one they have left. */
export const joinCommunity = call.post("/communities/{id}/alumnus", {
  access: "alumnus",
  security: "joined",
  summary: "Join a further community by an invitation, with the account one has",
  body: joiningBody,
  answer: z.object({
    data: z.object({
      community: outcome.community,
      under_review: outcome.under_review,
    }),
  }),
  errors: [
    invitationErrors.INVALID_URL_ERROR,
    invitationErrors.ERROR_INVITATION_ANSWERED,
    ...turnoverErrors,
    membershipErrors.ERROR_PARTICIPATED,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS,
    membershipErrors.VALIDATE_NUMBER_OF_USERS,
  ],
  changes: [listCommunities.path, showInvitedCommunity.path],
});

/** Answers alike whether or not the address has an account; the link signs in once. R060 */
export const mailJoiningLink = call.post("/invited_communities/alumni/{x}/mail", {
  access: "public",
  rate: "mail",
  summary: "Mail somebody with an account a link to join by the invitation without a password",
  params: { x: invitedCode },
  body: address,
  errors: [invitationErrors.INVALID_URL_ERROR, invitationErrors.ERROR_INVITATION_ANSWERED],
});

/** `x` is an email address: one's own, or any for administrators of the community. */
export const checkRegisteredHere = call.get("/communities/{id}/registered/{x}", {
  access: "account",
  rate: "check",
  summary: "Whether the address belongs to somebody in the community or waiting to be let in",
  params: { x: email() },
  answer: z.object({ data: z.object({ registered: z.boolean() }) }),
});
