import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { keptAccount, keptAnswers, keptRegistration } from "#features/member-details/contract/kept.ts";
import { loadForm } from "#features/member-details/server/index.ts";
import { awaitActivation } from "#features/social-logins/server/index.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { registerAlumnus } from "../contract/calls.ts";
import { ACTIVATION_VALID_HOURS, WAITING_REGISTRATIONS } from "../contract/limits.ts";
import type { Registration } from "../contract/registration-schema.ts";
import { sendActivationMail } from "./activation-mail.ts";
import { assertMayRegister, checkRegistration } from "./check-registration.ts";
import { findWaiting, insertPending, type Typed } from "./pending.sql.ts";
import { resolveInvitedCode } from "./resolve-invited-code.ts";
import { rememberBrowser } from "./same-browser.ts";

/**
 * Stores the registration until the link of its mail is opened. Each one is separate: somebody who registers with
 * another person's address changes nothing of what that person has typed.
 */
export const registerAlumnusRoute = serveInSteps(registerAlumnus, async (context, { body }) => {
  const { communityId, inviterMembershipId, alumniInvitationId, turnover } = await resolveInvitedCode(
    context,
    body.invited_code,
  );
  const form = await loadForm(context.db, communityId);
  const registration = await checkRegistration(context.db, communityId, form, body);
  await assertMayRegister(context.db, communityId, registration.email, { hasPlace: turnover !== undefined });
  await assertRoomToWait(context, registration.email);
  const passwords = await hashPasswords(registration);
  const browser = createSecretToken();
  await context.inTransaction(async (work) => {
    const { id } = await insertPending(work.db, {
      community_id: communityId,
      invited_by_membership_id: inviterMembershipId,
      turnover_id: turnover?.id ?? null,
      alumni_invitation_id: alumniInvitationId,
      email: registration.email,
      language: context.request.language,
      typed: typedBy(registration, form),
      ...passwords,
      browser_hash: hashSecretToken(browser),
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + ACTIVATION_VALID_HOURS * HOUR_MS),
    });
    if (body.sns_provider) await awaitActivation(context, work, body.sns_provider, id);
    work.enqueue(sendActivationMail, { pendingId: id });
    work.afterCommit(() => rememberBrowser(context, browser));
  });
});

/** This keeps anybody from filling the table, or a mailbox, by registering one address again and again. */
async function assertRoomToWait({ db, now }: Pick<Context, "db" | "now">, email: string): Promise<void> {
  const waiting = await findWaiting(db, email, now);
  const [first] = waiting;
  if (!first || waiting.length < WAITING_REGISTRATIONS) return;
  const seconds = Math.ceil((first.expires_at.getTime() - now.getTime()) / 1000);
  throw failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { params: { seconds } });
}

const hashPasswords = async (given: Registration) => ({
  password_hash: await hashPassword(given.password),
  secondary_password_hash: given.secondary_password ? await hashPassword(given.secondary_password) : null,
});

const typedBy = (registration: Registration, form: RegistrationForm): Typed => ({
  account: keptAccount(registration),
  membership: {
    display_name: registration.display_name,
    enrollment_start_period: registration.enrollment_start_period || null,
    registration: keptRegistration(registration),
    additional_information: keptAnswers(registration, form.additional_information),
  },
  consents: {
    provider: registration.consent_enishi_version,
    community: registration.consent_community_version,
  },
});
