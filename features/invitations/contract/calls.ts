import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { id, time, userType } from "#kit/contract/wire.ts";
import { viewInvitations } from "./audit-names.ts";
import { invitationErrors } from "./errors.ts";
import { mailedState } from "./mailed-fields.ts";

/** R273. `invitation_url` is made of the code as in R085. */
const answer = z.object({
  data: z.object({ invited_code: z.string(), invitation_url: z.string(), expires_at: time }),
});

export const showInvitationKey = call.get("/communities/{id}/invitation_keys", {
  access: "member",
  summary: "The caller's own invitation code, made or renewed where there is none that is valid",
  answer,
  errors: [commonErrors.FORBIDDEN_OPERATION, invitationErrors.ERROR_INVITATION_REVOKED],
});

const adminPath = "/communities/{id}/admin/invitation_keys";
const usersPath = "/communities/{id}/admin/invitation_keys/users";

export const showAdminInvitationKey = call.get(adminPath, {
  access: "administrator",
  view: false,
  summary: "The administrator's own invitation code, also where members may not invite",
  answer,
  // A code is made where there is none.
  changes: [usersPath],
  errors: [commonErrors.FORBIDDEN_OPERATION, invitationErrors.ERROR_INVITATION_REVOKED],
});

/** The code of this member is meant; by default the caller's. */
const keyOwner = z.object({ user_id: z.optional(id) });

export const renewInvitationKey = call.post(adminPath, {
  access: "administrator",
  act: act("renewInvitationKey", { ja: "招待URLを再発行", en: "Renewed an invitation link" }),
  security: "invitationsChanged",
  summary: "Give a member another code, valid from now on; the one before opens nothing any more",
  body: keyOwner,
  changes: [adminPath, usersPath],
});

export const revokeInvitationKey = call.delete(adminPath, {
  access: "administrator",
  act: act("revokeInvitationKey", { ja: "招待URLを停止", en: "Stopped an invitation link" }),
  security: "invitationsChanged",
  summary: "Stop a member's code until an administrator gives them another",
  body: keyOwner,
  changes: [adminPath, usersPath],
});

export const invitationStates = ["valid", "expired", "revoked"] as const;
/** `ending` means valid for at most `ENDING_WITHIN_DAYS` more. */
const filteredStates = ["valid", "ending", "expired", "revoked"] as const;
export type InvitationFilter = (typeof filteredStates)[number] | undefined;
export const invitationStateWords = {
  valid: { ja: "有効", en: "Valid" },
  ending: { ja: "7日以内に期限切れ", en: "Expires within 7 days" },
  expired: { ja: "期限切れ", en: "Expired" },
  revoked: { ja: "停止中", en: "Stopped" },
} as const;
export const invitationState = field.choice(invitationStates, invitationStateWords, mailedState);
export const invitationFilter = field.choice(filteredStates, invitationStateWords, mailedState);

const listed = field.fields(
  {
    name: field.name({ ja: "招待する人", en: "Inviter" }, { row: "display_name" }),
    kind: field.choice(
      userType.options,
      {
        community_admin: { ja: "管理者", en: "Administrator" },
        alumni: { ja: "アルムナイ", en: "Alumnus" },
        employee: { ja: "在籍者", en: "Employee" },
      },
      { ja: "区分", en: "Type" },
      { row: "user_type" },
    ),
    state: invitationState,
    /** Counts the people who have registered by any code of this member, candidates included. */
    registered: field.count({ ja: "登録した人", en: "Registered" }, { row: "registered_count" }),
    created_at: field.moment({ ja: "発行日時", en: "Issued" }, { sort: "desc" }),
    expires_at: field.moment({ ja: "有効期限", en: "Valid until" }, { sort: "asc" }),
  },
  { user_id: z.number(), is_own: z.boolean() },
  {
    filters: {
      state: invitationFilter,
      issued_by: field.choice(
        ["office", "members"],
        { office: { ja: "事務局", en: "The office" }, members: { ja: "メンバー", en: "Members" } },
        { ja: "発行元", en: "Issued by" },
      ),
    },
  },
);
export type IssuedKey = z.output<typeof listed.row>;

/** The list leaves the codes out, since they belong to their members. */
export const listInvitationKeys = listCall({
  view: viewInvitations,
  path: usersPath,
  summary: "Who has an invitation code in the community, and how many have come by it",
  search: "info",
  ...listed,
});
