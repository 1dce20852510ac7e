import * as z from "zod/mini";
import { linkToken } from "#features/accounts/contract/schemas.ts";
import { ownerProofBody, ownerProofErrors } from "#features/second-factors/contract/owner-proof.ts";
import { call } from "#kit/contract/call.ts";
import { languages } from "#kit/contract/language.ts";
import { time } from "#kit/contract/wire.ts";
import { turnoverRequestErrors as errors } from "./errors.ts";

const about = {
  community_name: z.string(),
  corporation_name: z.string(),
  /** It is null for an administrator who has left. */
  asked_by: z.nullable(z.string()),
  /** The new account would be registered with this address; null once nothing can be decided any more. */
  email: z.nullable(z.string()),
  asked_at: time,
  due_at: z.nullable(time),
};

const ownTurnover = z.object({
  id: z.number(),
  ...about,
  state: z.enum(["waiting", "carried_out", "objected", "cancelled", "lapsed", "undone"]),
  /** Somebody has registered by the invitation. */
  accepted: z.boolean(),
  confirmed_at: z.nullable(time),
  abilities: z.object({ confirm: z.boolean(), object: z.boolean() }),
});
export type OwnTurnover = z.output<typeof ownTurnover>;

const base = "/account/turnovers";
const one = `${base}/{turnover_id}` as const;

export const listOwnTurnovers = call.get(base, {
  access: "employee",
  summary: "Requests to make the caller an alumnus that they can still confirm or object to",
  answer: z.object({ records: z.array(ownTurnover) }),
});

export const showOwnTurnover = call.get(one, {
  access: "employee",
  summary: "One request to make the caller an alumnus",
  answer: z.object({ data: ownTurnover }),
});

const over = [
  errors.ERROR_TURNOVER_REQUEST_OBJECTED,
  errors.ERROR_TURNOVER_REQUEST_CANCELLED,
  errors.ERROR_TURNOVER_REQUEST_LAPSED,
];

/** An open request is carried out at once; of one carried out already, the chats open to the new account. */
export const confirmTurnover = call.post(`${one}/confirmation`, {
  access: "employee",
  security: "membershipChanged",
  summary: "Confirm that one becomes an alumnus, which opens one's chats to the new account",
  body: ownerProofBody,
  errors: [...over, errors.ERROR_TURNOVER_REQUEST_CONFIRMED, ...ownerProofErrors],
  changes: "everything",
});

export const objectToTurnover = call.post(`${one}/objection`, {
  access: "employee",
  security: "membershipChanged",
  summary: "Object to becoming an alumnus, which stops the request",
  errors: [...over, errors.ERROR_TURNOVER_REQUEST_CARRIED_OUT],
  changes: "everything",
});

const link = z.object({ token: linkToken });
const linkErrors = [
  errors.ERROR_TURNOVER_REQUEST_UNKNOWN,
  ...over,
  errors.ERROR_TURNOVER_REQUEST_CARRIED_OUT,
];

/** It serves the page that the letter's link opens: a mail scanner that follows links changes nothing. */
export const checkObjectionLink = call.post("/turnover_objections/link", {
  access: "public",
  rate: "check",
  summary: "Which request the link of a letter would stop; changes nothing",
  body: link,
  answer: z.object({ data: z.object({ ...about, language: z.enum(languages) }) }),
  errors: linkErrors,
});

export const objectByLink = call.post("/turnover_objections", {
  access: "public",
  security: "membershipChanged",
  rate: "signIn",
  summary: "Object to becoming an alumnus by the link of the letter, without being signed in",
  body: link,
  errors: linkErrors,
});
