import { DAY_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { isContractor, type MembershipState } from "#kit/server/access/actor.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { Work } from "#kit/server/work/work.ts";
import { EMPLOYEE_INVITATION_DAYS } from "../contract/limits.ts";
import { findRecipient } from "./enrolment.sql.ts";
import { replaceInvitation } from "./invitations.sql.ts";
import { letters } from "./mails.ts";

type Invitee = {
  readonly membershipId: number;
  /** The person had this state when the invitation was asked for, at this time. */
  readonly state: MembershipState;
  readonly askedAt: string;
  /** It is null where the provider invites the first contractor. */
  readonly invitedBy: number | null;
};

type Person = Omit<NonNullable<Awaited<ReturnType<typeof findRecipient>>>, "community_id">;

/** Without a key, this is the letter as the preview shows it. */
export const invitationMail = (person: Person, { publicUrl }: Services, key = "…") => {
  const { family_name = person.family_name, given_name = person.given_name } = person.entered;
  return letterTo(
    { ...person, family_name, given_name },
    letters,
    "invitation",
    {
      community: person.community_name,
      corporation: person.corporation_name,
      url: publicUrl + linkTo("/community/invited_communities/employee/:key", { key }),
      hasAccount: person.activated_at !== null,
      isContractor: isContractor(person),
      days: EMPLOYEE_INVITATION_DAYS,
    },
    // Sent by hand, this mail goes to a stopped address too: it is the only way in, and the mailbox may work by now.
    { from: person, evenIfStopped: true },
  );
};

/** Returns the letter that somebody would get; undefined where they can get none. */
export async function showEmployeeLetter(
  { db, services }: Pick<Work, "db" | "services">,
  membershipId: number,
  state: MembershipState,
) {
  const person = await findRecipient(db, membershipId, state);
  return person && invitationMail(person, services);
}

/**
 * The new key replaces the earlier one. Nothing is sent if a mail has left since this one was asked for, so that
 * clicking twice sends one.
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
