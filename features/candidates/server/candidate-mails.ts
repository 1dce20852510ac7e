import { issueSignInLink } from "#features/accounts/server/index.ts";
import { job } from "#kit/server/jobs/job.ts";
import { addressee, inNameOf, mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail, type MailPayload } from "#kit/server/mail/send-mail-job.ts";
import { candidateMailTexts } from "./candidate-mail-texts.ts";
import { findCandidateRecipients } from "./candidates.sql.ts";

const TOKEN_MINUTES = 30;

export type Recipient = Awaited<ReturnType<typeof findCandidateRecipients>>[number];
type Approved = { readonly communityId: number; readonly membershipId: number };

/**
 * Tells a candidate of the approval with a link that signs in once. The token is drawn only now, so that its 30
 * minutes begin when the mail leaves and no queue keeps it.
 */
export const sendApprovalMail = job<Approved>(
  "sendApprovalMail",
  async (services, approved) => {
    const { communityId, membershipId } = approved;
    const [person] = await findCandidateRecipients(services.database.kysely, communityId, [membershipId]);
    if (!person?.email) return;
    const token = await issueSignInLink(services, person, { communityId, minutes: TOKEN_MINUTES });
    const { language, name } = addressee(person);
    const letter = candidateMailTexts[language].approved({
      community: person.community_name,
      name,
      url: `${services.publicUrl}/alumni/lobby?otp_token=${token}`,
      minutes: TOKEN_MINUTES,
      loginUrl: `${services.publicUrl}/alumni/login`,
    });
    await deliverMail(services, mailOf(person.email, language, inNameOf(person, letter)));
  },
  { atOnce: MAILS_AT_ONCE },
);

/** Undefined for a person without an address. */
export function rejectionMail(person: Recipient): MailPayload | undefined {
  if (!person.email) return undefined;
  const { language, name } = addressee(person);
  const letter = candidateMailTexts[language].rejected({ community: person.community_name, name });
  return mailOf(person.email, language, inNameOf(person, letter));
}
