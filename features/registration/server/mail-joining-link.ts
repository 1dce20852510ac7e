import { findInvitation } from "#features/invitations/server/index.ts";
import { serve } from "#kit/server/http/serve.ts";
import { mailJoiningLink } from "../contract/calls.ts";
import { sendJoiningLink } from "./joining-mail.ts";
import { findAlumnusByEmail } from "./registration.sql.ts";

/** The answer does not tell whether the address has an account: only its mailbox does. */
export const mailJoiningLinkRoute = serve(mailJoiningLink, async (context, { params, body }) => {
  const invitation = await findInvitation(context, params.x);
  const account = await findAlumnusByEmail(context.db, body.email, invitation.communityId);
  context.enqueue(sendJoiningLink, { accountId: account?.id ?? null, ...invitation });
});
