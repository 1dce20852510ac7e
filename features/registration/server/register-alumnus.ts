import { findInvitation, type Invitation } from "#features/invitations/server/index.ts";
import { addMembership } from "#features/people/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import type { Work } from "#kit/server/work/work.ts";
import { registerAlumnus } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import type { RegistrationForm } from "../contract/form.ts";
import { keptAccount, keptAnswers, keptRegistration } from "../contract/kept.ts";
import type { Registration } from "../contract/registration-schema.ts";
import { sendActivationMail } from "./activation-mail.ts";
import { assertMayRegister, checkRegistration } from "./check-registration.ts";
import { loadForm } from "./load-form.ts";
import {
  deleteEarlierDraft,
  insertConsents,
  saveDraftAccount,
  updateDraftMembership,
} from "./registration.sql.ts";

/**
 * Keeps the registration as a draft until the link of its mail is opened. Registering again with an address that
 * nobody has activated replaces the draft and its link.
 */
export const registerAlumnusRoute = serve(
  registerAlumnus,
  async (context, { body }) => {
    const invitation = await findInvitation(context, body.invited_code);
    const form = await loadForm(context.db, invitation.communityId);
    const registration = await checkRegistration(context.db, invitation, form, body);
    await assertMayRegister(context.db, invitation.communityId, registration.email);
    const passwords = await hashPasswords(registration);
    await context.inTransaction((work) =>
      saveDraft(context, work, { invitation, form, registration, passwords }),
    );
    return {};
  },
  // Hashing must not hold a database connection.
  { transaction: false },
);

type Passwords = { password_hash: string; secondary_password_hash: string | null };

const hashPasswords = async (given: Registration): Promise<Passwords> => ({
  password_hash: await hashPassword(given.password),
  secondary_password_hash: given.secondary_password ? await hashPassword(given.secondary_password) : null,
});

type Draft = {
  readonly invitation: Invitation;
  readonly form: RegistrationForm;
  readonly registration: Registration;
  readonly passwords: Passwords;
};

async function saveDraft(context: Pick<Context, "request">, work: Work, draft: Draft): Promise<void> {
  const { invitation, form, registration, passwords } = draft;
  const { communityId } = invitation;
  const account = await saveDraftAccount(work.db, {
    ...keptAccount(registration),
    ...passwords,
    email: registration.email,
    language: context.request.language,
    updated_at: work.now,
  });
  // Activated between the check and now.
  if (!account) throw failure(registrationErrors.VALIDATE_DUPLICATE, { field: "email" });
  await deleteEarlierDraft(work.db, account.id, communityId);
  const membership = {
    display_name: registration.display_name,
    enrollment_start_period: registration.enrollment_start_period || null,
    registration: keptRegistration(registration),
    additional_information: keptAnswers(registration, form.additional_information),
    invited_by_membership_id: invitation.inviterMembershipId,
  };
  const updated = await updateDraftMembership(
    work.db,
    { communityId, accountId: account.id },
    { ...membership, updated_at: work.now },
  );
  if (!updated)
    await addMembership(work, {
      ...membership,
      community_id: communityId,
      account_id: account.id,
      kind: "alumnus",
    });
  await insertConsents(work.db, consents(registration, account.id, communityId, work.now));
  work.enqueue(sendActivationMail, { accountId: account.id, communityId });
}

/** R220: what was agreed to, and when. */
const consents = (given: Registration, account_id: number, communityId: number, agreed_at: Date) => [
  {
    account_id,
    community_id: null,
    document: "provider",
    version: given.consent_enishi_version,
    agreed_at,
  },
  {
    account_id,
    community_id: communityId,
    document: "alumni",
    version: given.consent_community_version,
    agreed_at,
  },
];
