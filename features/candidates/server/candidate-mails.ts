import { keepSignInLink } from "#features/accounts/server/index.ts";
import { job } from "#kit/server/jobs/job.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { findCandidateRecipients } from "./candidates.sql.ts";
import { letters } from "./mails.ts";

const TOKEN_MINUTES = 30;

export type Recipient = Awaited<ReturnType<typeof findCandidateRecipients>>[number];
type Approved = { readonly communityId: number; readonly membershipId: number };

/**
 * Tells a candidate of the approval with a link that signs in once; its 30 minutes begin when the mail leaves.
 */
export const sendApprovalMail = job<Approved>(
  "sendApprovalMail",
  async (services, approved) => {
    const { communityId, membershipId } = approved;
    const [person] = await findCandidateRecipients(services.database.kysely, communityId, [membershipId]);
    if (!person) return;
    await mailSecret(
      services,
      (token) =>
        letterTo(
          person,
          letters,
          "approved",
          {
            community: person.community_name,
            url: `${services.publicUrl}/alumni/lobby?otp_token=${token}`,
            minutes: TOKEN_MINUTES,
            loginUrl: `${services.publicUrl}/alumni/login`,
          },
          { from: person },
        ),
      keepSignInLink(person, { communityId, minutes: TOKEN_MINUTES }),
    );
  },
  { atOnce: MAILS_AT_ONCE },
);

/** Undefined for a person without an address. */
export const rejectionMail = (person: Recipient) =>
  letterTo(person, letters, "rejected", { community: person.community_name }, { from: person });
