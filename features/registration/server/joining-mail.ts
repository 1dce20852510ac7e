import { countSignInLinks, keepSignInLink } from "#features/accounts/server/index.ts";
import { findInvitedCode, type Invitation } from "#features/invitations/server/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret, sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import { JOINING_LINK_MINUTES, JOINING_MAILS_PER_HOUR } from "../contract/limits.ts";
import { findJoiningPerson } from "./joining.sql.ts";
import { letters } from "./mails.ts";

type Person = NonNullable<Awaited<ReturnType<typeof findJoiningPerson>>>;

const valuesOf = (person: Person, url: string) => ({
  community: person.community_name,
  url,
  minutes: JOINING_LINK_MINUTES,
});

type Joined = { readonly accountId: number; readonly communityId: number; readonly under_review: boolean };

/** Tells somebody that they have joined, or that an administrator will review it. */
export async function sendJoinedMail(
  work: Work,
  { accountId, communityId, under_review }: Joined,
): Promise<void> {
  const person = await findJoiningPerson(work.db, accountId, communityId);
  if (!person) return;
  const values = valuesOf(person, work.services.publicUrl + linkTo("/alumni/lobby"));
  sendLetter(work, person, letters, under_review ? "received" : "joined", values, { from: person });
}

type Invited = Invitation & {
  /** It is null for an address without an account; that enqueues a job too, so that the two cannot be told apart. */
  readonly accountId: number | null;
};

/**
 * The code is generated here, so that no queue stores it; the link's 30 minutes begin when the mail leaves. Beyond the
 * limit nothing is mailed, and the last link stays valid.
 */
export const sendJoiningLink = mailJob<Invited>("sendJoiningLink", async (services, invited) => {
  const { accountId, communityId } = invited;
  const { kysely } = services.database;
  const work = { db: kysely, now: services.clock.now(), services };
  if (accountId === null || (await countSignInLinks(work, accountId)) >= JOINING_MAILS_PER_HOUR) return;
  const code = await findInvitedCode(work, invited);
  const person = await findJoiningPerson(kysely, accountId, communityId);
  if (!code || !person) return;
  await mailSecret(
    services,
    (token) => {
      const query = { invited_code: code, otp_token: token };
      const url = services.publicUrl + linkTo("/alumni/register_alumnus_community", {}, query);
      return letterTo(person, letters, "link", valuesOf(person, url), {
        from: person,
        evenIfStopped: true,
      });
    },
    keepSignInLink(person, { communityId, minutes: JOINING_LINK_MINUTES }),
  );
});
