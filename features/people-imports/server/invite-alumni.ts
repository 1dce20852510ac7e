import { inviteAlumni } from "#features/invitations/server/index.ts";
import { languageOf } from "#kit/server/mail/letter.ts";
import type { Actor } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { RowValues } from "./interpret.ts";
import { findOffice } from "./office.sql.ts";

/** Mails the people of the rows an invitation, in the administrator's language. */
export async function inviteAlumniRows(
  work: Work,
  actor: Actor,
  people: readonly RowValues[],
): Promise<void> {
  const { communityId, membershipId } = actor;
  const language = languageOf(await findOffice(work.db, membershipId));
  await inviteAlumni(
    work,
    { communityId, membershipId, language },
    people.map(({ email = "", family_name = "", given_name = "" }) => ({ email, family_name, given_name })),
  );
}
