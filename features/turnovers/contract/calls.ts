import * as z from "zod/mini";
import { ownerProof, ownerProofErrors } from "#features/second-factors/contract/owner-proof.ts";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { email } from "#kit/contract/fields/email.ts";
import { viewPerson } from "#kit/contract/office-views.ts";
import { time } from "#kit/contract/wire.ts";
import { turnoverErrors as errors } from "./errors.ts";

const path = "/communities/{id}/users/{user_id}/turn_over";
const invitationPath = "/communities/{id}/users/{user_id}/turn_over/invitation";
const access = "administrator";
/** Lists and pages of people change, and so does everything that shows the person's name. */
const changes = "everything";

const addressErrors = [
  errors.ERROR_TURNOVER_WORK_ADDRESS,
  errors.ERROR_TURNOVER_ALUMNUS_HERE,
  errors.ERROR_TURNOVER_EMPLOYEE_HERE,
  errors.ERROR_TURNOVER_INVITED_HERE,
];
const invitation = z.object({ email: email(), ...ownerProof });

/** It is carried out after the wait; `due_at` is null until the letter to the employee has left. */
const request = z.object({
  email: z.string(),
  asked_by: z.nullable(z.string()),
  asked_at: time,
  due_at: z.nullable(time),
});

const waiting = z.object({
  email: z.string(),
  asked_at: time,
  expires_at: time,
  state: z.enum(["valid", "expired", "revoked"]),
  /** The employee has opened their chats to whoever accepts the invitation. */
  confirmed: z.boolean(),
});

/** The person has come. */
const accepted = z.object({ accepted_at: time, undo_until: time, confirmed: z.boolean() });

export const showTurnover = call.get(path, {
  view: viewPerson,
  security: "personalDataViewed",
  access,
  summary: "What would become of an employee made an alumnus, or how the invitation of one stands",
  answer: z.object({
    data: z.object({
      name: z.string(),
      /** The browser finds the words of the refusal by this code. */
      refusal: z.nullable(z.string()),
      kept: z.object({ posts: z.number(), comments: z.number(), groups: z.number(), chats: z.number() }),
      /** It is null while nothing is under way, or all of it is carried out. */
      request: z.nullable(request),
      /** It is null before, and once the person has come. */
      waiting: z.nullable(waiting),
      /** It is null for whom all of this can no longer be undone. */
      accepted: z.nullable(accepted),
      abilities: z.object({ undo: z.boolean() }),
    }),
  }),
});
export type Turnover = z.output<typeof showTurnover.answer>["data"];

export const turnOver = call.post(path, {
  access,
  act: act("turnOver", {
    ja: "アルムナイへの切り替えを依頼",
    en: "Asked to change an employee to an alumnus",
  }),
  security: "membershipChanged",
  summary:
    "Ask to make an employee an alumnus with an account of their own: carried out after 72 hours, or once the employee confirms",
  body: invitation,
  errors: [
    errors.ERROR_TURNOVER_CONTRACTOR,
    errors.ERROR_TURNOVER_ADMINISTRATOR,
    errors.ERROR_TURNOVER_NOT_JOINED,
    errors.ERROR_TURNOVER_PAUSED,
    errors.ERROR_TURNOVER_WITHDRAWN,
    errors.ERROR_TURNED_OVER,
    errors.ERROR_TURNOVER_REQUESTED,
    errors.ERROR_TURNOVER_OBJECTED_BEFORE,
    ...addressErrors,
    ...ownerProofErrors,
  ],
  changes,
});

export const undoTurnover = call.delete(path, {
  access,
  act: act("undoTurnover", { ja: "アルムナイへの切り替えを取り消し", en: "Undid a change to an alumnus" }),
  security: "membershipChanged",
  summary:
    "Take the request back, or give a membership back to the employee; as the contractor also within 30 days after the invitation is accepted",
  errors: [
    errors.ERROR_TURNOVER_ENTERED_AGAIN,
    errors.ERROR_TURNOVER_ACCOUNT_CLOSED,
    errors.ERROR_TURNOVER_UNDO_CONTRACTOR,
  ],
  changes,
});

/** Another address is another request: it asks for the password or a passkey, and the employee again. */
export const inviteTurnedOver = call.post(invitationPath, {
  access,
  act: act("inviteTurnedOver", {
    ja: "アルムナイへの切り替えの招待を再送",
    en: "Invited a former employee again",
  }),
  security: "invitationsChanged",
  summary: "Mail the invitation of a former employee again, to the same address or another",
  body: invitation,
  errors: [
    errors.ERROR_TURNOVER_REQUESTED,
    errors.ERROR_TURNOVER_OBJECTED_BEFORE,
    ...addressErrors,
    ...ownerProofErrors,
  ],
  changes: [path],
});

export const revokeTurnoverInvitation = call.delete(invitationPath, {
  access,
  act: act("revokeTurnoverInvitation", {
    ja: "アルムナイへの切り替えの招待を停止",
    en: "Stopped the invitation of a former employee",
  }),
  security: "invitationsChanged",
  summary: "Stop the mailed invitation of a former employee",
  changes: [path],
});
