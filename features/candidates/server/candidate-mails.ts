import { keepSignInLink } from "#features/accounts/server/index.ts";
import { job } from "#kit/server/jobs/job.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import { listApplicants } from "./decide-candidates.sql.ts";
import { letters } from "./mails.ts";

const TOKEN_MINUTES = 30;

export type Recipient = Awaited<ReturnType<typeof listApplicants>>[number];
type Approved = { readonly communityId: number; readonly membershipId: number };

/** Undefined for a person without an address; without a token, the letter as it is shown before. */
export const approvalMail = (person: Recipient, { publicUrl }: Pick<Services, "publicUrl">, token = "…") =>
  letterTo(
    person,
    letters,
    "approved",
    {
      community: person.community_name,
      url: `${publicUrl}/alumni/lobby?otp_token=${token}`,
      minutes: TOKEN_MINUTES,
      loginUrl: `${publicUrl}/alumni/login`,
    },
    { from: person },
  );

export const rejectionMail = (person: Recipient) =>
  letterTo(person, letters, "rejected", { community: person.community_name }, { from: person });

/**
 * Tells a candidate of the approval with a link that signs in once; its 30 minutes begin when the mail leaves.
 */
export const sendApprovalMail = job<Approved>(
  "sendApprovalMail",
  async (services, { communityId, membershipId }) => {
    const [person] = await listApplicants(services.database.kysely, communityId, [membershipId]);
    if (!person) return;
    await mailSecret(
      services,
      (token) => approvalMail(person, services, token),
      keepSignInLink(person, { communityId, minutes: TOKEN_MINUTES }),
    );
  },
  { atOnce: MAILS_AT_ONCE },
);
