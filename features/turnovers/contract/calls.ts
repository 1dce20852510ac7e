import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { email } from "#kit/contract/fields/email.ts";
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
const invitation = z.object({ email: email() });

const waiting = z.object({
  email: z.string(),
  asked_at: time,
  expires_at: time,
  state: z.enum(["valid", "expired", "revoked"]),
});

export const showTurnover = call.get(path, {
  access,
  summary: "What would become of an employee made an alumnus, or how the invitation of one stands",
  answer: z.object({
    data: z.object({
      name: z.string(),
      /** The browser finds the words of the refusal by this code. */
      refusal: z.nullable(z.string()),
      kept: z.object({ posts: z.number(), comments: z.number(), groups: z.number(), chats: z.number() }),
      /** It is null before, and once the person has come. */
      waiting: z.nullable(waiting),
    }),
  }),
});
export type Turnover = z.output<typeof showTurnover.answer>["data"];

export const turnOver = call.post(path, {
  access,
  act: "turnOver",
  summary: "End an employee's access and invite them to go on as an alumnus with an account of their own",
  body: invitation,
  errors: [
    errors.ERROR_TURNOVER_CONTRACTOR,
    errors.ERROR_TURNOVER_ADMINISTRATOR,
    errors.ERROR_TURNOVER_NOT_JOINED,
    errors.ERROR_TURNOVER_PAUSED,
    errors.ERROR_TURNOVER_WITHDRAWN,
    errors.ERROR_TURNED_OVER,
    ...addressErrors,
  ],
  changes,
});

export const undoTurnover = call.delete(path, {
  access,
  act: "undoTurnover",
  summary: "Give a membership back to the employee before the invitation is accepted",
  errors: [errors.ERROR_TURNOVER_ENTERED_AGAIN, errors.ERROR_TURNOVER_ACCOUNT_CLOSED],
  changes,
});

export const inviteTurnedOver = call.post(invitationPath, {
  access,
  act: "inviteTurnedOver",
  summary: "Mail the invitation of a former employee again, to the same address or another",
  body: invitation,
  errors: addressErrors,
  changes: [path],
});

export const revokeTurnoverInvitation = call.delete(invitationPath, {
  access,
  act: "revokeTurnoverInvitation",
  summary: "Stop the mailed invitation of a former employee",
  changes: [path],
});
