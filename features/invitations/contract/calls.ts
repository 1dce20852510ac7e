import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { time } from "#kit/contract/wire.ts";

/** R273. `invitation_url` is what R085 makes of the code. */
const answer = z.object({
  data: z.object({ invited_code: z.string(), invitation_url: z.string(), expires_at: time }),
});

export const showInvitationKey = call({
  method: "GET",
  path: "/communities/{id}/invitation_keys",
  access: "member",
  rate: "read",
  summary: "The caller's own invitation code, made or renewed where there is none that is valid",
  answer,
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

export const showAdminInvitationKey = call({
  method: "GET",
  path: "/communities/{id}/admin/invitation_keys",
  access: "administrator",
  rate: "read",
  summary: "The administrator's own invitation code, also where members may not invite",
  answer,
  errors: [commonErrors.FORBIDDEN_OPERATION],
});
