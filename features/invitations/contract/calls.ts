import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { id, time, userType } from "#kit/contract/wire.ts";
import { viewInvitations } from "./audit-names.ts";
import { invitationErrors } from "./errors.ts";

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
export const invitationFilter = z.optional(z.enum([...invitationStates, "ending"]));

const issuedKey = z.object({
  user_id: z.number(),
  display_name: z.string(),
  user_type: userType,
  is_own: z.boolean(),
  state: z.enum(invitationStates),
  created_at: time,
  expires_at: time,
  /** Counts the people who have registered by any code of this member, candidates included. */
  registered_count: z.number(),
});
export type IssuedKey = z.output<typeof issuedKey>;

/** The list leaves the codes out, since they belong to their members. */
export const listInvitationKeys = listCall({
  view: viewInvitations,
  path: usersPath,
  summary: "Who has an invitation code in the community, and how many have come by it",
  row: issuedKey,
  search: "info",
  filters: { state: invitationFilter, issued_by: z.optional(z.enum(["office", "members"])) },
  sorts: { created_at: "desc", expires_at: "asc" },
});
