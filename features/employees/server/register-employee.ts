import { activateAccount } from "#features/accounts/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { openSession } from "#features/sessions/server/index.ts";
import { consentToAll } from "#features/terms/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { registerEmployee } from "../contract/calls.ts";
import { type OpenedInvitation, openInvitation, takeInvitation } from "./open-invitation.ts";
import { assertPresentTerms, participate } from "./participate.ts";

/** Somebody who has registered meanwhile by another community's mail signs in and joins. */
function assertNew({ activated_at }: Pick<OpenedInvitation, "activated_at">): void {
  if (activated_at) throw failure(membershipErrors.VALIDATE_DUPLICATE, { field: "email" });
}

/** R099: the key names the account, so that nobody registers with an address they do not read. */
export const registerEmployeeRoute = serveInSteps(registerEmployee, async (context, { body }) => {
  const { invited_code, family_name, given_name, family_name_kana, given_name_kana, birthday } = body;
  assertNew(await openInvitation(context, invited_code));
  const password_hash = await hashPassword(body.password);
  const { language } = context.request;
  return context.inTransaction(async (work) => {
    const invitation = await takeInvitation(work, invited_code);
    assertNew(invitation);
    const { account_id: id, community_id: communityId } = invitation;
    await assertPresentTerms(work.db, communityId, body);
    const person = { family_name, given_name, family_name_kana, given_name_kana, birthday };
    await activateAccount(work.db, id, { ...person, password_hash, language }, work.now);
    await participate(work, invitation, person);
    await consentToAll(work, { accountId: id, communityId, kind: "employee" });
    const { data: session } = await openSession(context, work, { id, kind: "employee", language });
    return { data: { community: { id: communityId, name: invitation.community_name }, session } };
  });
});
