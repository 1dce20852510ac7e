import { HOUR_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { RESET_MAILS_PER_HOUR, RESET_VALID_HOURS } from "../contract/limits.ts";
import { accountPaths } from "../contract/paths.ts";
import { findPerson } from "./accounts.sql.ts";
import { countLinks } from "./links.sql.ts";
import { replaceLink } from "./links.ts";
import { letters } from "./mails.ts";

/** It is null for an address without an account; that enqueues a job too, so that the two cannot be told apart. */
type ResetMail = { readonly accountId: number | null };

export const sendResetMail = mailJob<ResetMail>("sendResetMail", async (services, { accountId }) => {
  if (accountId === null) return;
  const { kysely } = services.database;
  const person = await findPerson(kysely, accountId);
  const hourAgo = new Date(services.clock.now().getTime() - HOUR_MS);
  if (!person || (await countLinks(kysely, accountId, "password", hourAgo)) >= RESET_MAILS_PER_HOUR) return;
  const { resetPassword } = accountPaths[person.kind as MemberKind];
  await mailSecret(
    services,
    (token) => {
      const url = services.publicUrl + linkTo(resetPassword, {}, { token });
      const values = { url, hours: RESET_VALID_HOURS };
      return letterTo(person, letters, "reset", values, { evenIfStopped: true });
    },
    (work, token_hash) =>
      replaceLink(work, person, {
        purpose: "password",
        token_hash,
        expires_at: new Date(work.now.getTime() + RESET_VALID_HOURS * HOUR_MS),
      }),
  );
});
