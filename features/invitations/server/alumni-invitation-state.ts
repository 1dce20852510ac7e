import type { AlumniInvitationState } from "../contract/alumni-invitations.ts";

type Facts = {
  readonly asked_at: Date;
  readonly sent_at: Date | null;
  readonly expires_at: Date;
  readonly opened_at: Date | null;
  readonly revoked_at: Date | null;
  readonly answered_at: Date | null;
};

export function alumniStateOf(one: Facts, now: Date): AlumniInvitationState {
  if (one.answered_at) return "registered";
  if (one.revoked_at) return "revoked";
  if (one.expires_at <= now) return "expired";
  if (!one.sent_at || one.sent_at < one.asked_at) return "sending";
  return one.opened_at ? "opened" : "sent";
}
