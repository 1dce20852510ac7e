import * as z from "zod/mini";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { peopleErrors } from "#features/people/contract/errors.ts";
import { call } from "#kit/contract/call.ts";
import { email } from "#kit/contract/fields/email.ts";
import { done } from "#kit/contract/wire.ts";
import { registrationBody } from "./body.ts";
import { registrationErrors } from "./errors.ts";
import { registrationForm } from "./form.ts";

/** The invitation landing: which community invites, and what it will ask. */
export const showInvitedCommunity = call({
  method: "GET",
  path: "/invited_communities/alumni/{x}",
  access: "public",
  rate: "check",
  summary: "The community behind an alumni invitation code",
  params: { x: z.string().check(z.minLength(1), z.maxLength(200)) },
  answer: z.object({
    alumni_community_information: z.object({
      id: z.number(),
      name: z.string(),
      corporation_name: z.string(),
      description: z.string(),
      /** Whether an administrator looks at a registration before it takes effect. */
      approve_alumni_by_hand: z.boolean(),
    }),
    registration_columns: registrationForm,
  }),
  errors: [
    invitationErrors.INVALID_URL_ERROR,
    registrationErrors.ERROR_PARTICIPATED,
    peopleErrors.VALIDATE_NUMBER_OF_USERS,
  ],
});

/** R097 */
export const showRegistrationColumns = call({
  method: "GET",
  path: "/communities/{id}/registration_columns",
  access: "public",
  rate: "read",
  summary: "What the community asks of alumni who register",
  answer: z.object({ data: registrationForm }),
});

const address = z.object({ email: email() });

/** One of the two calls that tell whether an address is registered; strictly limited in rate. */
export const checkAlumnusRegistered = call({
  method: "POST",
  path: "/alumnus/registered_check",
  access: "public",
  rate: "check",
  summary: "Whether an alumnus account has this e-mail address",
  body: address,
  answer: done,
  errors: [registrationErrors.VALIDATE_DUPLICATE],
});

/** R279, R280: the other one. */
export const checkAlumnusRegisteredInCommunity = call({
  method: "POST",
  path: "/communities/{id}/alumnus/registered_check",
  access: "public",
  rate: "check",
  summary: "Whether somebody with this e-mail address has an account or belongs to the community",
  body: address,
  answer: done,
  errors: [registrationErrors.VALIDATE_DUPLICATE, registrationErrors.ERROR_PARTICIPATED],
});

export const registerAlumnus = call({
  method: "POST",
  path: "/alumnus",
  access: "public",
  rate: "mail",
  summary: "Register a new alumnus; the link of the mail that follows makes the account",
  body: registrationBody,
  answer: done,
  errors: [
    invitationErrors.INVALID_URL_ERROR,
    registrationErrors.VALIDATE_DUPLICATE,
    registrationErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
    registrationErrors.ERROR_PARTICIPATED,
    registrationErrors.ERROR_ADDITIONAL_INFORMATIONS,
    peopleErrors.VALIDATE_NUMBER_OF_USERS,
  ],
});

/** Made by the page that the mail's link opens, so that a mail scanner following links activates nobody. */
export const activateAlumnus = call({
  method: "POST",
  path: "/alumnus/activation",
  access: "public",
  rate: "signIn",
  summary: "Activate the account of a registration by the token of its mail",
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({
    data: z.object({
      community: z.object({ id: z.number(), name: z.string() }),
      /** Whether an administrator still has to approve. */
      under_review: z.boolean(),
      /** The link had been opened before. */
      already_activated: z.boolean(),
    }),
  }),
  errors: [registrationErrors.ERROR_ACTIVATION_EXPIRED, peopleErrors.VALIDATE_NUMBER_OF_USERS],
});
