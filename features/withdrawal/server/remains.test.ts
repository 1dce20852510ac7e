import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();

/**
 * Says what becomes of every row that refers to a person once they have left: by the end of a membership or of the
 * account. Both rows stay without personal data. A new table adds its line here, which a listener of `membersWithdrawn`
 * or `accountClosed`, or the database, has to make true.
 */
const remains: Readonly<Record<string, string>> = {
  "memberships.account_id":
    "stays without profile or answers; with the name as it stood, until the account is closed",
  "memberships.invited_by_membership_id": "stays: how many have come by an invitation",
  "posts.membership_id": "stays, the author hidden",
  "comments.membership_id": "stays, the author hidden",
  "comment_likes.membership_id": "stays, counted and not named",
  "likes.membership_id": "stays, counted and not named",
  "interests.membership_id": "stays, counted and not named",
  "favorites.membership_id": "goes",
  "chatroom_members.membership_id": "stays, so that the other side can read; chats about posts end",
  "chat_messages.membership_id": "stays, the author hidden",
  "groups.creator_membership_id": "stays for the others, the creator hidden",
  "group_members.membership_id": "stays as left; invitations go",
  "notices.membership_id": "goes",
  "notices.actor_membership_id": "stays, not named",
  "invitation_keys.membership_id": "opens nothing while the membership has ended",
  "alumni_invitations.invited_by_membership_id": "stays: somebody else's invitation; not named",
  "alumni_invitations.membership_id": "goes with the account, or 30 days after the answer",
  "pending_registrations.invited_by_membership_id": "stays: somebody else's registration",
  "pending_registrations.account_id": "goes with the account",
  "employee_invitations.membership_id": "is revoked",
  "audit_events.actor_account_id": "stays as whoever did it, without the address of the network",
  "activities.actor_membership_id": "stays for 90 days, not named",
  "employee_invitations.invited_by_membership_id": "stays: somebody else's invitation; not named",
  "people.membership_id":
    "stays, kept by the database: without what the account says, and without what was done",
  "people_words.membership_id":
    "stays, kept by the database: with the name as it stood, until the account is closed",
  "acts_by_month.membership_id": "goes",
  "chatrooms.opened_by_membership_id": "stays, not named",
  "contract_offers.from_membership_id":
    "stays: who has offered the contract, not named; an open one counts no more",
  "contract_offers.to_membership_id": "stays: to whom it was offered, not named; an open one counts no more",
  "plan_requests.membership_id": "stays: what the organisation has asked the provider for, not named",
  "plan_requests.answered_by_account_id": "stays as whichever operator answered",
  "contract_history.membership_id": "stays as whoever asked, not named",
  "contract_history.operator_account_id": "stays as whichever operator changed it",
  "community_closings.started_by_account_id": "stays as whichever operator began it",
  "community_closings.erasure_by_account_id": "stays as whichever operator had it erased",
  "operator_events.actor_account_id": "stays as what an operator did, with the name of then",
  "operator_links.account_id": "stays as a used or voided link until it is removed by its age",
  "people_imports.created_by_membership_id": "goes after 30 days, not named",
  "people_imports.changed_by_membership_id": "goes after 30 days, not named",
  "people_import_rows.membership_id": "goes with the account, or after 30 days",
  "chat_openings.membership_id": "opens nothing while the membership has ended",
  "turnover_requests.membership_id": "goes with what the membership says",
  "turnover_requests.employee_account_id": "stays: a number that names nobody; the address goes within a day",
  "turnover_requests.asked_by_membership_id": "stays: somebody else's request; not named",
  "turnovers.membership_id": "goes with what the membership says",
  "turnovers.employee_account_id": "stays: a number that names nobody; it cannot be taken back then",
  "turnovers.invited_by_membership_id": "stays: somebody else's invitation; not named",
  "portfolios.membership_id": "goes, with all that is in it",
  "departments.added_by_membership_id": "stays: who has added it to the list, not named",
  "dismissed_first_steps.membership_id": "stays: that somebody wanted no first steps, not named",
  "rejections.membership_id": "goes with the account, or after a year",
  "rejections.rejected_by_membership_id": "stays, not named",
  "office_notices.updated_by_membership_id": "stays: who of the office wrote it, not named",
  "saved_views.membership_id": "stays where it is shared with the office; goes otherwise",
  "default_views.membership_id": "goes",
  "member_visits.membership_id": "goes after the days that the figures need",
  "sessions.account_id": "goes with the account",
  "one_time_tokens.account_id": "goes with the account",
  "consents.account_id": "stays: what was agreed to and when, by a number that names nobody",
  "product_notice_reads.account_id": "goes with the account",
  "notice_choices.account_id": "goes with the account",
  "notice_digests.account_id": "goes with the account",
  "chat_mails.membership_id": "stays: up to which number of a chat a mail has told",
  "social_logins.account_id": "goes with the account",
  "authorization_requests.account_id": "goes with the account",
  "passkeys.account_id": "goes with the account",
  "authenticator_apps.account_id": "goes with the account",
  "recovery_codes.account_id": "goes with the account",
  "sign_in_steps.account_id": "goes with the account",
  "inquiries.account_id": "goes with the account, the answers to it too",
  "inquiry_answers.operator_account_id":
    "stays as whichever operator answered, with the name of then, until the inquiry goes",
  "files.uploader_account_id": "goes with the account, unless it hangs on a post, a notice or a community",
};

test("it has been decided for every column that points to a person what remains of it", async () => {
  const { rows } = await sql<{ name: string }>`
    select o.conrelid::regclass || '.' || a.attname as name
    from pg_constraint o
    join pg_attribute a on a.attrelid = o.conrelid and a.attnum = any(o.conkey) and a.attname <> 'community_id'
    where o.contype = 'f' and o.confrelid in ('accounts'::regclass, 'memberships'::regclass)`.execute(
    server.database.kysely,
  );
  expect(rows.map(({ name }) => name).filter((name) => !(name in remains))).toEqual([]);
});
