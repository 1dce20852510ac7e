import type { Language } from "#kit/contract/language.ts";
import type { Work } from "#kit/server/work/work.ts";
import { sendAlumniInvitation, validUntil } from "./alumni-invitation-mail.ts";
import { type Invitee, insertAlumniInvitations } from "./alumni-invitations.sql.ts";

type Office = { readonly communityId: number; readonly membershipId: number; readonly language: Language };

/** Mails each alumnus a personal link, by name and in the administrator's language. */
export async function inviteAlumni(
  work: Work,
  { communityId, membershipId, language }: Office,
  people: readonly Invitee[],
): Promise<void> {
  const { db, now } = work;
  const inviting = { communityId, invitedBy: membershipId, language, now, expiresAt: validUntil(now) };
  for (const id of await insertAlumniInvitations(db, inviting, people))
    work.enqueue(sendAlumniInvitation, { communityId, id });
}
