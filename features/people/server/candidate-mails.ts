import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { job } from "#kit/server/jobs/job.ts";
import { addressee, inNameOf, mailOf } from "#kit/server/mail/letter.ts";
import { deliverMail, type MailPayload } from "#kit/server/mail/send-mail-job.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { candidateMailTexts } from "./candidate-mail-texts.ts";
import { findCandidateRecipients, replaceLobbyToken } from "./candidates.sql.ts";

const TOKEN_MINUTES = 30;
const MINUTE_MS = 60 * 1000;

export type Recipient = Awaited<ReturnType<typeof findCandidateRecipients>>[number];
type Approved = { readonly communityId: number; readonly membershipId: number };

/**
 * Tells a candidate of the approval with a link that signs in once. The token is drawn only now, so that its 30
 * minutes begin when the mail leaves and no queue keeps it.
 */
export const sendApprovalMail = job<Approved>("sendApprovalMail", async (services, approved) => {
  const { communityId, membershipId } = approved;
  const [person] = await findCandidateRecipients(services.database.kysely, communityId, [membershipId]);
  if (!person?.email) return;
  const token = await drawToken(services, communityId, person.account_id);
  const { language, name } = addressee(person);
  const letter = candidateMailTexts[language].approved({
    community: person.community_name,
    name,
    url: `${services.publicUrl}/alumni/lobby?otp_token=${token}`,
    minutes: TOKEN_MINUTES,
    loginUrl: `${services.publicUrl}/alumni/login`,
  });
  await deliverMail(services, mailOf(person.email, language, inNameOf(person, letter)));
});

async function drawToken(services: Services, communityId: number, accountId: number): Promise<string> {
  const token = createSecretToken();
  await inTransaction(services, ({ db, now }) =>
    replaceLobbyToken(db, {
      account_id: accountId,
      community_id: communityId,
      token_hash: hashSecretToken(token),
      expires_at: new Date(now.getTime() + TOKEN_MINUTES * MINUTE_MS),
      created_at: now,
    }),
  );
  return token;
}

/** Undefined for a person without an address. */
export function rejectionMail(person: Recipient): MailPayload | undefined {
  if (!person.email) return undefined;
  const { language, name } = addressee(person);
  const letter = candidateMailTexts[language].rejected({ community: person.community_name, name });
  return mailOf(person.email, language, inNameOf(person, letter));
}
