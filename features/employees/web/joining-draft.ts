import type { communityLook } from "#features/communities/contract/views.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { createGuestForm } from "#kit/web/drafts/guest-form.ts";
import type { showEmployeeInvitation } from "../contract/calls.ts";
import type { EmployeeJoining } from "../contract/joining-schema.ts";

type Inviting = AnswerOf<typeof showEmployeeInvitation>["employee_community_information"];

/** It never holds a password. */
export type EmployeeJoiningDraft = {
  readonly invited_code: string;
  readonly email: string;
  readonly community: Pick<Inviting, "id" | "name" | "operating_name" | keyof typeof communityLook>;
  readonly values: Partial<EmployeeJoining>;
};

const form = createGuestForm<EmployeeJoiningDraft>("enishi.employee-joining", [
  "password",
  "confirmPassword",
]);

export const readDraft = form.read;
export const keepDraft = form.keep;
export const endDraft = form.remove;

/** Begins with the entered name; what the same person has typed before is kept. */
export function beginDraft(invited_code: string, answer: AnswerOf<typeof showEmployeeInvitation>): void {
  const { invitation, employee_community_information: community } = answer;
  const { email, language: _, expires_at: __, ...names } = invitation;
  const kept = readDraft();
  const isSame = kept?.email === email && kept.community.id === community.id;
  keepDraft({
    invited_code,
    email,
    community,
    values: isSame ? kept.values : names,
  });
}
