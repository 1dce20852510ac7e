import { DAY_MS } from "#kit/contract/durations.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { job } from "#kit/server/jobs/job.ts";
import { addressee, inNameOf, mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail } from "#kit/server/mail/send-mail-job.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { EMPLOYEE_INVITATION_DAYS } from "../contract/limits.ts";
import { findRecipient } from "./enrolment.sql.ts";
import { invitationMailTexts } from "./invitation-mail-texts.ts";
import { replaceInvitation } from "./invitations.sql.ts";

/** `state` and `askedAt`: how and when the person stood on being invited. */
type Invitee = { readonly membershipId: number; readonly state: MembershipState; readonly askedAt: string };

/**
 * Draws the key only now, so that no queue keeps it, and lets it take the place of the earlier one once the mail has
 * been handed over. A mail that has left since it was asked for will do: clicking twice sends one.
 */
export const sendEmployeeInvitation = job<Invitee>(
  "sendEmployeeInvitation",
  async (services, { membershipId, state, askedAt }) => {
    const person = await findRecipient(services.database.kysely, membershipId, state);
    if (!person?.email || (person.invited_at && person.invited_at >= new Date(askedAt))) return;
    const key = createSecretToken();
    const { family_name = person.family_name, given_name = person.given_name } = person.entered;
    const { language, name } = addressee({ ...person, family_name, given_name });
    const letter = invitationMailTexts[language]({
      community: person.community_name,
      corporation: person.corporation_name,
      name,
      url: `${services.publicUrl}/community/invited_communities/employee/${key}`,
      hasAccount: person.activated_at !== null,
      days: EMPLOYEE_INVITATION_DAYS,
    });
    const mail = mailOf(person.email, language, inNameOf(person, letter));
    // The only way in, sent by hand: the mailbox may have been set up since the last one came back.
    await deliverMail(services, { ...mail, evenIfStopped: true });
    await inTransaction(services, ({ db, now }) =>
      replaceInvitation(db, {
        community_id: person.community_id,
        membership_id: membershipId,
        key_hash: hashSecretToken(key),
        created_at: now,
        expires_at: new Date(now.getTime() + EMPLOYEE_INVITATION_DAYS * DAY_MS),
      }),
    );
  },
  { atOnce: MAILS_AT_ONCE },
);
