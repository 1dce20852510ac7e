import * as z from "zod/mini";
import { viewInvitations } from "#features/invitations/contract/audit-names.ts";
import { invitationFilter, invitationState } from "#features/invitations/contract/calls.ts";
import { mailedEmail, mailedFields, wholeEmail } from "#features/invitations/contract/mailed-fields.ts";
import { invitedReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { employeeErrors } from "./errors.ts";
import { SENT_EMPLOYEE_ID, SENT_EMPLOYEE_IDS } from "./limits.ts";

const { name, invited_by, invited_at, expires_at } = mailedFields;
const listed = field.fields(
  {
    name,
    email: field.email(mailedEmail, { ...wholeEmail, nullable: true }),
    employee_id: field.text({ ja: "社員番号", en: "Employee ID" }, { nullable: true, width: 6 }),
    state: invitationState,
    invited_by,
    invited_at,
    expires_at,
  },
  {
    user_id: z.number(),
    management_no: z.number(),
    /** Somebody who has left has to be entered again. */
    may_renew: z.boolean(),
  },
  { filters: { state: invitationFilter } },
);
export type OpenInvitation = z.output<typeof listed.row>;

const path = "/communities/{id}/employee_invitations";

/** Lists the latest invitation of each person, without the keys, which only their mails contain. */
export const listOpenInvitations = listCall({
  view: viewInvitations,
  security: "personalDataViewed",
  path,
  all: `${path}/all`,
  summary: "Enrolled users who have been mailed an invitation and have not come yet",
  search: "info",
  ...listed,
});

const shared = {
  subject: "membership",
  list: listOpenInvitations,
  reasons: invitedReasons,
  changes: [path, `${path}/all`],
} as const;

/** R359: people are named by their ids in the lists or by their employee ids. */
export const sendEmployeeInvitations = bulkCall({
  ...shared,
  kind: act("sendEmployeeInvitations", { ja: "在籍者に招待メールを再送", en: "Invited an employee again" }),
  security: "invitationsChanged",
  path: "/communities/{id}/invite_user_list",
  more: {
    employee_ids: z.optional(
      z
        .array(z.string().check(z.maxLength(SENT_EMPLOYEE_ID)))
        .check(z.minLength(1), z.maxLength(SENT_EMPLOYEE_IDS)),
    ),
  },
  names: "employee_ids",
  errors: [employeeErrors.ERROR_EMPLOYEE_ID_UNKNOWN],
  summary: "Mail enrolled users their invitation again; the earlier mails open nothing once it has left",
});

export const revokeEmployeeInvitations = bulkCall({
  ...shared,
  kind: act("revokeEmployeeInvitations", {
    ja: "在籍者の招待を停止",
    en: "Stopped an employee’s invitation",
  }),
  security: "invitationsChanged",
  path: `${path}/revoke`,
  summary: "Stop the mailed invitations of enrolled users who have not come yet",
});
