import { keepInvitation } from "#features/invitations/server/index.ts";
import { showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Actor } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { Said } from "./interpret.ts";
import { letters } from "./mails.ts";
import { findOffice } from "./office.sql.ts";

type Office = Pick<Actor, "communityId" | "membershipId">;

/** Mails alumni the link by which the administrator invites, each by name and in the administrator's language. */
export async function inviteAlumni(work: Work, actor: Office, people: readonly Said[]): Promise<void> {
  const { invitation_url: url, expires_at } = await keepInvitation(work, actor);
  const office = await findOffice(work.db, actor.membershipId);
  for (const { email = "", family_name = "", given_name = "" } of people)
    sendLetter(
      work,
      { email, family_name, given_name, language: office.language },
      letters,
      "invitation",
      {
        community: office.community_name,
        corporation: office.corporation_name,
        url,
        until: showDate(tokyoDate(new Date(expires_at))),
      },
      { from: office },
    );
}
