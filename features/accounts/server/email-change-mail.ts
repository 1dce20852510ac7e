import { linkTo } from "#kit/contract/link-to.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { deliverLetter, letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { EMAIL_CHANGE_VALID_HOURS } from "../contract/limits.ts";
import { accountPaths } from "../contract/paths.ts";
import { findPerson } from "./accounts.sql.ts";
import { findHolder, findNeighbour } from "./change-email.sql.ts";
import { findOpenEmailLink, updateLinkToken } from "./links.sql.ts";
import { letters } from "./mails.ts";

type EmailChangeMail = { readonly linkId: number };

/**
 * Sends the link to the new address. Where the address belongs to another account, its owner is told instead, and the
 * person who asked learns nothing.
 */
export const sendEmailChangeMail = mailJob<EmailChangeMail>(
  "sendEmailChangeMail",
  async (services, { linkId }) => {
    const { kysely } = services.database;
    const link = await findOpenEmailLink(kysely, { "t.id": linkId }, services.clock.now());
    const person = link && (await findPerson(kysely, link.account_id));
    if (!link?.new_email || !person) return;
    const to = link.new_email;
    const holder = (await findHolder(kysely, person, to)) ?? (await findNeighbour(kysely, person, to));
    if (holder) {
      const loginUrl = services.publicUrl + accountPaths[holder.kind as MemberKind].login;
      return deliverLetter(services, { ...holder, email: to }, letters, "addressWanted", { loginUrl });
    }
    const { resetMailFinished } = accountPaths[person.kind as MemberKind];
    await mailSecret(
      services,
      (token) => {
        const url = services.publicUrl + linkTo(resetMailFinished, {}, { token });
        const values = { email: to, url, hours: EMAIL_CHANGE_VALID_HOURS };
        const options = { evenIfStopped: true } as const;
        return letterTo({ ...person, email: to }, letters, "confirmEmail", values, options);
      },
      ({ db }, hash) => updateLinkToken(db, link.id, hash),
    );
  },
);
