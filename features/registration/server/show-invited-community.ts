import { lookOf } from "#features/communities/server/index.ts";
import { noteOpened } from "#features/invitations/server/index.ts";
import { inSlots } from "#features/member-details/contract/slots.ts";
import { loadForm } from "#features/member-details/server/index.ts";
import { assertRoom } from "#features/memberships/server/index.ts";
import type { Account } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { joiningForm } from "../contract/joining-schema.ts";
import { assertMayJoin, assertNoEmployee } from "./check-registration.ts";
import { findOwnAccount } from "./joining.sql.ts";
import { findInviterName, findInvitingCommunity, findMembershipState } from "./registration.sql.ts";
import { resolveInvitedCode } from "./resolve-invited-code.ts";

/** People who could not join by this invitation are told so before they fill in the form. R006, R320–R322 */
export const showInvitedCommunityRoute = serve(showInvitedCommunity, async (context, { params }) => {
  const { turnover, ...invitation } = await resolveInvitedCode(context, params.x);
  const { communityId } = invitation;
  const alumnus = await findAlumnus(context.db, communityId, context.account);
  if (!turnover) await assertRoom(context.db, communityId);
  const { theme_color, header_file_id, profile_file_id, is_private, ...community } =
    await findInvitingCommunity(context.db, communityId);
  const isByOffice = turnover !== undefined || invitation.alumniInvitationId !== null;
  const form = await loadForm(context.db, communityId);
  await context.inTransaction((work) => noteOpened(work, invitation));
  return {
    alumni_community_information: {
      ...community,
      ...lookOf({ id: communityId, theme_color, header_file_id, profile_file_id, is_private }),
      invited_by: isByOffice ? null : await findInviterName(context.db, invitation.inviterMembershipId),
      // The office itself has asked the person to come.
      approve_alumni_by_hand: !turnover && community.approve_alumni_by_hand,
    },
    turned_over: turnover ? { display_name: turnover.display_name, email: turnover.email ?? "" } : null,
    registration_columns: inSlots(alumnus ? joiningForm(form, alumnus) : form),
    alumnus,
  };
});

/** Finds the signed-in alumnus, if they may join by the invitation. */
async function findAlumnus(db: Db, communityId: number, account: Account | null) {
  if (account?.kind !== "alumnus") return null;
  assertMayJoin(communityId, await findMembershipState(db, communityId, account.accountId));
  const {
    email,
    language: _,
    birthday,
    display_name,
    ...known
  } = await findOwnAccount(db, account.accountId);
  await assertNoEmployee(db, communityId, email ?? "");
  return {
    ...known,
    birthday: birthday ?? "",
    email: email ?? "",
    display_name: display_name ?? `${known.family_name} ${known.given_name}`,
  };
}
