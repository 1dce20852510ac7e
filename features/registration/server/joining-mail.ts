import { countSignInLinks, issueSignInLink } from "#features/accounts/server/index.ts";
import { findInvitedCode } from "#features/invitations/server/index.ts";
import { job } from "#kit/server/jobs/job.ts";
import { addressee, inNameOf, mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail, type MailPayload } from "#kit/server/mail/send-mail-job.ts";
import { JOINING_LINK_MINUTES, JOINING_MAILS_PER_HOUR } from "../contract/limits.ts";
import { findJoiningPerson } from "./joining.sql.ts";
import { joiningMailTexts } from "./joining-mail-texts.ts";

type Person = NonNullable<Awaited<ReturnType<typeof findJoiningPerson>>>;

function compose(person: Person, kind: "joined" | "received" | "link", url: string): MailPayload | undefined {
  if (!person.email) return undefined;
  const { language, name } = addressee(person);
  const values = { community: person.community_name, name, url, minutes: JOINING_LINK_MINUTES };
  return mailOf(person.email, language, inNameOf(person, joiningMailTexts[language][kind](values)));
}

/** Tells somebody that they have joined, or that an administrator will look at it. Undefined without an address. */
export const joinedMail = (
  person: Person,
  { under_review, url }: { readonly under_review: boolean; readonly url: string },
): MailPayload | undefined => compose(person, under_review ? "received" : "joined", url);

type Invited = {
  /** Null for an address without an account, which costs a job as well, so that nothing tells the two apart. */
  readonly accountId: number | null;
  readonly communityId: number;
  readonly inviterMembershipId: number;
};

/**
 * Neither the code nor the token waits in the queue; the link's 30 minutes begin when the mail leaves. Beyond the limit
 * nothing is mailed, and the last link goes on working.
 */
export const sendJoiningLink = job<Invited>(
  "sendJoiningLink",
  async (services, invited) => {
    const { accountId, communityId, inviterMembershipId } = invited;
    const { kysely } = services.database;
    const work = { db: kysely, now: services.clock.now(), services };
    if (accountId === null || (await countSignInLinks(work, accountId)) >= JOINING_MAILS_PER_HOUR) return;
    const code = await findInvitedCode(work, inviterMembershipId);
    const person = await findJoiningPerson(kysely, accountId, communityId);
    if (!code || !person) return;
    const token = await issueSignInLink(services, person, { communityId, minutes: JOINING_LINK_MINUTES });
    const query = new URLSearchParams({ invited_code: code, otp_token: token });
    const mail = compose(
      person,
      "link",
      `${services.publicUrl}/alumni/register_alumnus_community?${query.toString()}`,
    );
    if (mail) await deliverMail(services, { ...mail, evenIfStopped: true });
  },
  { atOnce: MAILS_AT_ONCE },
);
