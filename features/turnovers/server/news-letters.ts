import { personPath } from "#features/memberships/contract/person-path.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import { letters } from "./mails.ts";
import { findAddressee, listAdministrators, type TurnoverRequest } from "./requests.sql.ts";
import { findMember } from "./turnovers.sql.ts";

/** Tells everybody in the office what has become of a request. */
export async function tellAdministrators(
  work: Work,
  communityId: number,
  news: "objected" | "lapsed",
  { membership_id, asked_by }: Pick<TurnoverRequest, "membership_id" | "asked_by">,
): Promise<void> {
  const person = await findMember(work.db, communityId, membership_id);
  if (!person) return;
  const values = {
    person: person.display_name,
    askedBy: asked_by ?? "",
    url: work.services.publicUrl + personPath(communityId, person),
  };
  for (const one of await listAdministrators(work.db, communityId))
    sendLetter(work, one, letters, news, { community: one.community_name, ...values }, { from: one });
}

type News = "objectionReceived" | "cancelled" | "givenBack" | "takenBack";

/** Tells one side what it needs to know; it may have no address any more. */
export async function tellAccount(
  work: Work,
  communityId: number,
  accountId: number | null,
  news: News,
): Promise<void> {
  const one = accountId === null ? undefined : await findAddressee(work.db, communityId, accountId);
  if (!one) return;
  const values = { community: one.community_name };
  sendLetter(work, one, letters, news, values, { from: one, evenIfStopped: true });
}
