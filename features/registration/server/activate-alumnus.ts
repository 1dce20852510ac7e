import { insertAlumnus } from "#features/accounts/server/index.ts";
import { lookOf } from "#features/communities/server/index.ts";
import { answerAlumniInvitation, findInvitedCode } from "#features/invitations/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { addMembership, changeMembershipState } from "#features/memberships/server/index.ts";
import { openSession } from "#features/sessions/server/index.ts";
import { linkActivated } from "#features/social-logins/server/index.ts";
import { recordConsents } from "#features/terms/server/index.ts";
import { acceptTurnover } from "#features/turnovers/server/index.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { type Failure, failure, fieldFailures } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { addressWorks } from "#kit/server/mail/bouncing-addresses.ts";
import { verifyPassword } from "#kit/server/passwords/passwords.ts";
import type { Work } from "#kit/server/work/work.ts";
import { activateAlumnus, showPendingRegistration } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { ACTIVATION_TRIES } from "../contract/limits.ts";
import { assertNoEmployee } from "./check-registration.ts";
import { findPending, lockPending, markActivated, type Pending, type Typed, takeTry } from "./pending.sql.ts";
import { findInviterName, isAlumnusEmail } from "./registration.sql.ts";
import { isSameBrowser } from "./same-browser.ts";

export const activationRoutes = [
  serveInSteps(showPendingRegistration, async (context, { body }) => {
    const pending = await findLink(context, body.token);
    const { typed, email, language, created_at } = pending;
    const isByOffice = pending.turnover_id !== null || pending.alumni_invitation_id !== null;
    if (typed && (await isAlumnusEmail(context.db, email)))
      throw await startAgain(context, membershipErrors.VALIDATE_DUPLICATE, pending);
    return {
      data: {
        ...outcomeOf(pending),
        registration: typed && {
          family_name: typed.account.family_name,
          given_name: typed.account.given_name,
          display_name: typed.membership.display_name,
          email,
          language,
          invited_by: isByOffice ? null : await findInviterName(context.db, pending.invited_by_membership_id),
          sent_at: created_at.toISOString(),
        },
        needs_password: typed !== null && !isSameBrowser(context, pending),
      },
    };
  }),

  serveInSteps(activateAlumnus, async (context, { body }) => {
    const pending = await findLink(context, body.token);
    const { typed } = pending;
    if (!typed) return { data: { ...outcomeOf(pending), session: null } };
    if (!isSameBrowser(context, pending)) await checkTypedPassword(context, pending, body.password);
    const session = await context.inTransaction((work) => activate(context, work, { ...pending, typed }));
    return { data: { ...outcomeOf(pending), already_activated: session === null, session } };
  }),
];

/** The office itself has asked a former employee to come. */
const isReviewed = ({ turnover_id, approve_alumni_by_hand }: Pending): boolean =>
  turnover_id === null && approve_alumni_by_hand;

const outcomeOf = (pending: Pending) => ({
  community: {
    id: pending.community_id,
    name: pending.community_name,
    ...lookOf({ ...pending, id: pending.community_id }),
  },
  under_review: pending.account_id === null ? isReviewed(pending) : pending.state === "under_review",
  already_activated: pending.account_id !== null,
});

/** The refusal carries the code of the invitation, so that the person can start again from it. */
async function startAgain(
  work: Pick<Work, "db" | "now" | "services">,
  error: ErrorCode,
  pending: Pending,
): Promise<Failure> {
  // The key of a former employee's invitation is only in its mail.
  const invited_code = pending.turnover_id
    ? undefined
    : await findInvitedCode(work, {
        communityId: pending.community_id,
        inviterMembershipId: pending.invited_by_membership_id,
        alumniInvitationId: pending.alumni_invitation_id,
      });
  return failure(error, invited_code === undefined ? {} : { params: { invited_code } });
}

async function findLink(context: Context, token: string): Promise<Pending> {
  const pending = await findPending(context.db, hashSecretToken(token));
  if (!pending) throw failure(registrationErrors.ERROR_ACTIVATION_EXPIRED);
  if (pending.typed && pending.expires_at <= context.now)
    throw await startAgain(context, registrationErrors.ERROR_ACTIVATION_EXPIRED, pending);
  return pending;
}

/** Somebody who opens the mail in another browser proves by the password that they registered. */
async function checkTypedPassword(
  context: Context,
  pending: Pending,
  password: string | undefined,
): Promise<void> {
  if (!password)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [{ message_code: "REQUIRED", field: "password" }]);
  const taken = await context.inTransaction(({ db }) => takeTry(db, pending.id, ACTIVATION_TRIES));
  if (taken && (await verifyPassword(pending.password_hash, password))) return;
  const left = ACTIVATION_TRIES - (taken?.tries ?? ACTIVATION_TRIES);
  if (left === 0) throw await startAgain(context, registrationErrors.ERROR_ACTIVATION_LOCKED, pending);
  throw failure(registrationErrors.ERROR_ACTIVATION_PASSWORD, { field: "password", params: { left } });
}

/** Returns the new session; null where the same link was used a moment ago. */
async function activate(context: Context, work: Work, pending: Pending & { readonly typed: Typed }) {
  const { community_id, email, language, typed } = pending;
  if (!(await lockPending(work.db, pending.id))) return null;
  await assertNoEmployee(work.db, community_id, email);
  const { password_hash, secondary_password_hash } = pending;
  const account = await insertAlumnus(
    work.db,
    { ...typed.account, email, password_hash, secondary_password_hash, language },
    work.now,
  );
  if (!account) throw await startAgain(work, membershipErrors.VALIDATE_DUPLICATE, pending);
  await enter(work, pending, account.id);
  await recordConsents(work.db, consentsOf(pending, account.id, work.now));
  await linkActivated(work, pending.id, account.id);
  await markActivated(work.db, pending.id, account.id);
  await addressWorks(work, email);
  const { data } = await openSession(context, work, { id: account.id, kind: "alumnus", language });
  return data;
}

/** Makes a new membership, or gives the one that waits for a former employee. */
async function enter(work: Work, pending: Pending & { readonly typed: Typed }, accountId: number) {
  const { community_id: communityId, turnover_id: turnoverId, typed } = pending;
  if (turnoverId) return acceptTurnover(work, { turnoverId, accountId, description: typed.membership });
  const membershipId = await addMembership(work, {
    ...typed.membership,
    community_id: communityId,
    account_id: accountId,
    kind: "alumnus",
    invited_by_membership_id: pending.invited_by_membership_id,
  });
  const { outcome } = await changeMembershipState(
    work,
    { communityId, membershipId },
    { from: "not_participating", to: isReviewed(pending) ? "under_review" : "participating" },
  );
  if (outcome === "communityFull") throw failure(membershipErrors.VALIDATE_NUMBER_OF_USERS);
  const { email, alumni_invitation_id: alumniInvitationId } = pending;
  await answerAlumniInvitation(work.db, { communityId, membershipId, alumniInvitationId, email }, work.now);
}

/** R220: records which versions were agreed to, and when. */
const consentsOf = (
  { community_id, typed }: Pending & { readonly typed: Typed },
  account_id: number,
  agreed_at: Date,
) => [
  {
    account_id,
    community_id: null,
    document: "provider" as const,
    version: typed.consents.provider,
    agreed_at,
  },
  { account_id, community_id, document: "alumni" as const, version: typed.consents.community, agreed_at },
];
