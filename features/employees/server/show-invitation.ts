import { lookOf } from "#features/communities/server/index.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { serve } from "#kit/server/http/serve.ts";
import { type JoiningStep, showEmployeeInvitation } from "../contract/calls.ts";
import { findAccount } from "./invitations.sql.ts";
import { type OpenedInvitation, openInvitation } from "./open-invitation.ts";
import { may } from "./policy.ts";

const stepOf = (invitation: OpenedInvitation, account: Account | null): JoiningStep => {
  if (account) return may.joinBy(invitation, account) === true ? "join" : "other_account";
  return invitation.activated_at ? "log_in" : "register";
};

/** SB20 and joining begin here. R006, R320–R322 */
export const showEmployeeInvitationRoute = serve(showEmployeeInvitation, async (context, { params }) => {
  // A signed-in alumnus counts as a guest on this side.
  const account = context.account?.kind === "employee" ? context.account : null;
  const invitation = await openInvitation(context, params.x, account?.accountId);
  const own = account && (await findAccount(context.db, account.accountId));
  const { entered, email, expires_at } = invitation;
  return {
    employee_community_information: {
      id: invitation.community_id,
      name: invitation.community_name,
      corporation_name: invitation.corporation_name,
      description: invitation.description,
      operating_name: invitation.operating_name,
      ...lookOf({ ...invitation, id: invitation.community_id }),
    },
    invitation: {
      email,
      family_name: entered.family_name ?? "",
      given_name: entered.given_name ?? "",
      family_name_kana: entered.family_name_kana ?? "",
      given_name_kana: entered.given_name_kana ?? "",
      language: invitation.language,
      expires_at: expires_at.toISOString(),
    },
    step: stepOf(invitation, account),
    account: own && { name: `${own.family_name} ${own.given_name}`, email: own.email ?? "" },
  };
});
