import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { job } from "#kit/server/jobs/job.ts";
import { mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail, type MailPayload } from "#kit/server/mail/send-mail-job.ts";
import { EMAIL_CHANGE_VALID_HOURS } from "../contract/limits.ts";
import { accountPaths } from "../contract/paths.ts";
import type { OwnKind } from "../contract/schemas.ts";
import { findHolder, findNeighbour, findPerson } from "./accounts.sql.ts";
import { lettersFor } from "./letters.ts";
import { findOpenEmailLink, setLinkToken } from "./links.sql.ts";

type Asked = { readonly linkId: number };

/**
 * Sends the link to the new address. Where the address belongs to another account, its owner is told instead, and
 * whoever asked learns nothing. The token is drawn only now, so that no queue keeps it.
 */
export const sendEmailChangeMail = job<Asked>(
  "sendEmailChangeMail",
  async (services, { linkId }) => {
    const { kysely } = services.database;
    const link = await findOpenEmailLink(kysely, { "t.id": linkId }, services.clock.now());
    const person = link && (await findPerson(kysely, link.account_id));
    if (!link?.new_email || !person) return;
    const holder =
      (await findHolder(kysely, person, link.new_email)) ??
      (await findNeighbour(kysely, person, link.new_email));
    if (holder) return deliverMail(services, addressWanted(services.publicUrl, link.new_email, holder));
    const token = createSecretToken();
    const { texts, name, language } = lettersFor(person);
    const url = `${services.publicUrl}${accountPaths[person.kind as OwnKind].resetMailFinished}?token=${token}`;
    const letter = texts.confirmEmail({ name, email: link.new_email, url, hours: EMAIL_CHANGE_VALID_HOURS });
    await deliverMail(services, { ...mailOf(link.new_email, language, letter), evenIfStopped: true });
    await setLinkToken(kysely, link.id, hashSecretToken(token));
  },
  { atOnce: MAILS_AT_ONCE },
);

type Holder = NonNullable<Awaited<ReturnType<typeof findNeighbour>>>;

function addressWanted(publicUrl: string, address: string, holder: Holder): MailPayload {
  const { texts, name, language } = lettersFor(holder);
  const loginUrl = publicUrl + accountPaths[holder.kind as OwnKind].login;
  return mailOf(address, language, texts.addressWanted({ name, loginUrl }));
}
