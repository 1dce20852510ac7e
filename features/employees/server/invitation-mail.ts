import { DAY_MS } from "#kit/contract/durations.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import { EMPLOYEE_INVITATION_DAYS } from "../contract/limits.ts";
import { findRecipient } from "./enrolment.sql.ts";
import { replaceInvitation } from "./invitations.sql.ts";
import { letters } from "./mails.ts";

type Invitee = {
  readonly membershipId: number;
  /** How and when the person stood on being invited. */
  readonly state: MembershipState;
  readonly askedAt: string;
  /** The membership of the administrator who asked for it. */
  readonly invitedBy: number;
};

type Person = Omit<NonNullable<Awaited<ReturnType<typeof findRecipient>>>, "community_id">;

/** Without a key, the letter as it is shown before. */
export const invitationMail = (person: Person, { publicUrl }: Services, key = "…") => {
  const { family_name = person.family_name, given_name = person.given_name } = person.entered;
  return letterTo(
    { ...person, family_name, given_name },
    letters,
    "invitation",
    {
      community: person.community_name,
      corporation: person.corporation_name,
      url: `${publicUrl}/community/invited_communities/employee/${key}`,
      hasAccount: person.activated_at !== null,
      days: EMPLOYEE_INVITATION_DAYS,
    },
    // The only way in, sent by hand: the mailbox may have been set up since the last one came back.
    { from: person, evenIfStopped: true },
  );
};

/**
 * The key takes the place of the earlier one. A mail that has left since it was asked for will do: clicking twice sends one.
 */
export const sendEmployeeInvitation = mailJob<Invitee>(
  "sendEmployeeInvitation",
  async (services, { membershipId, state, askedAt, invitedBy }) => {
    const person = await findRecipient(services.database.kysely, membershipId, state);
    if (!person || (person.invited_at && person.invited_at >= new Date(askedAt))) return;
    await mailSecret(
      services,
      (key) => invitationMail(person, services, key),
      ({ db, now }, key_hash) =>
        replaceInvitation(db, {
          community_id: person.community_id,
          membership_id: membershipId,
          invited_by_membership_id: invitedBy,
          key_hash,
          created_at: now,
          expires_at: new Date(now.getTime() + EMPLOYEE_INVITATION_DAYS * DAY_MS),
        }),
    );
  },
);
