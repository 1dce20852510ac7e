import { HOUR_MS } from "#kit/contract/durations.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { job } from "#kit/server/jobs/job.ts";
import { mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail } from "#kit/server/mail/send-mail-job.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { RESET_MAILS_PER_HOUR, RESET_VALID_HOURS } from "../contract/limits.ts";
import { accountPaths } from "../contract/paths.ts";
import type { OwnKind } from "../contract/schemas.ts";
import { findPerson } from "./accounts.sql.ts";
import { lettersFor } from "./letters.ts";
import { countLinks } from "./links.sql.ts";
import { replaceLink } from "./links.ts";

/** Null for an address without an account, which costs a job as well, so that nothing tells the two apart. */
type Asked = { readonly accountId: number | null };

/**
 * Draws the token only now, so that no queue keeps it, and keeps its hash once the mail has been handed over: until
 * then an earlier link goes on working.
 */
export const sendResetMail = job<Asked>(
  "sendResetMail",
  async (services, { accountId }) => {
    if (accountId === null) return;
    const { kysely } = services.database;
    const person = await findPerson(kysely, accountId);
    const hourAgo = new Date(services.clock.now().getTime() - HOUR_MS);
    if (!person?.email || (await countLinks(kysely, accountId, "password", hourAgo)) >= RESET_MAILS_PER_HOUR)
      return;
    const token = createSecretToken();
    const { texts, name, language } = lettersFor(person);
    const { resetPassword } = accountPaths[person.kind as OwnKind];
    const url = `${services.publicUrl}${resetPassword}?token=${token}`;
    const letter = texts.reset({ name, url, hours: RESET_VALID_HOURS });
    await deliverMail(services, { ...mailOf(person.email, language, letter), evenIfStopped: true });
    const token_hash = hashSecretToken(token);
    await inTransaction(services, (work) =>
      replaceLink(work, person, {
        purpose: "password",
        token_hash,
        expires_at: new Date(work.now.getTime() + RESET_VALID_HOURS * HOUR_MS),
      }),
    );
  },
  { atOnce: MAILS_AT_ONCE },
);
