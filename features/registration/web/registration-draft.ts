import type { Service } from "#features/accounts/contract/services.ts";
import type { SignUpClaim } from "#features/social-logins/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { createGuestForm } from "#kit/web/drafts/guest-form.ts";
import type { showInvitedCommunity } from "../contract/calls.ts";
import type { Registration } from "../contract/registration-schema.ts";

type Invited = AnswerOf<typeof showInvitedCommunity>["alumni_community_information"];

/** Holds what a person has typed so far, in this tab until a logout, and never with a password. */
export type RegistrationDraft = {
  readonly invited_code: string;
  readonly community: Pick<
    Invited,
    "id" | "name" | "image_url" | "profile_image_url" | "theme" | "invited_by"
  >;
  /** An administrator will have to approve the registration. */
  readonly isReviewed?: boolean;
  readonly values: Partial<Registration>;
  /** This service has named the person; the account will be linked with it. */
  readonly service?: Service | undefined;
};

const form = createGuestForm<RegistrationDraft>("enishi.registration", ["password", "confirmPassword"]);

export const readDraft = form.read;
export const keepValues = form.keep;

/** Begins with an invitation and the address it was mailed to; values typed for the same community are kept. */
export function beginDraft(
  invited_code: string,
  {
    approve_alumni_by_hand,
    ...community
  }: RegistrationDraft["community"] & Pick<Invited, "approve_alumni_by_hand">,
  email?: string,
): void {
  const kept = readDraft();
  const mailed = email ? { email, email_confirmation: email } : {};
  const values = kept?.community.id === community.id ? { ...mailed, ...kept.values } : mailed;
  keepValues({
    invited_code,
    community,
    // The office itself has asked a person invited by mail to come.
    isReviewed: approve_alumni_by_hand && email === undefined,
    values,
  });
}

export function endDraft(): void {
  const kept = readDraft();
  form.remove();
  if (kept)
    keepValues({
      ...kept,
      service: undefined,
      values: kept.values.email ? { email: kept.values.email } : {},
    });
}

export function fillIn(draft: RegistrationDraft, service: Service, named: SignUpClaim): RegistrationDraft {
  const { email, ...names } = named;
  const claimed: Partial<Registration> = { ...names, ...(email && { email, email_confirmation: email }) };
  const typed = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => value !== ""));
  const filled = { ...draft, service, values: { ...draft.values, ...claimed, ...typed } };
  keepValues(filled);
  return filled;
}
