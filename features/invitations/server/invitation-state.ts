import { DAY_MS } from "#kit/contract/durations.ts";
import type { invitationStates } from "../contract/calls.ts";
import { ENDING_WITHIN_DAYS } from "../contract/limits.ts";

type Invitation = { readonly expires_at: Date; readonly revoked_at: Date | null };

export const stateOf = (
  { expires_at, revoked_at }: Invitation,
  now: Date,
): (typeof invitationStates)[number] => {
  if (revoked_at) return "revoked";
  return expires_at > now ? "valid" : "expired";
};

export const endingSoon = (now: Date): Date => new Date(now.getTime() + ENDING_WITHIN_DAYS * DAY_MS);
