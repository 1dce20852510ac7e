import { findInvitation } from "#features/invitations/server/index.ts";
import { serve } from "#kit/server/http/serve.ts";
import { mailJoiningLink } from "../contract/calls.ts";
import { sendJoiningLink } from "./joining-mail.ts";
import { findAlumnusByEmail } from "./registration.sql.ts";

/** Says nothing of whether the address has an account: only who reads its mails learns that. */
export const mailJoiningLinkRoute = serve(mailJoiningLink, async (context, { params, body }) => {
  const invitation = await findInvitation(context, params.x);
  const account = await findAlumnusByEmail(context.db, body.email, invitation.communityId);
  context.enqueue(sendJoiningLink, { accountId: account?.id ?? null, ...invitation });
});
