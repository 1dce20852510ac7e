import { serve } from "#kit/server/http/serve.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { deliverLetter } from "#kit/server/mail/send-letter.ts";
import { remindOfEmail } from "../contract/email-calls.ts";
import { accountPaths } from "../contract/paths.ts";
import type { ForgottenEmail } from "../contract/schemas.ts";
import { findEmployeesByBirthday, findPerson } from "./accounts.sql.ts";
import { letters } from "./mails.ts";

type Candidate = Awaited<ReturnType<typeof findEmployeesByBirthday>>[number];

/** Names are equal in full or half width, with or without spaces. */
const comparable = (text: string): string => text.normalize("NFKC").replace(/\s/g, "").toLowerCase();

function isMeant(candidate: Candidate, typed: ForgottenEmail): boolean {
  const community = comparable(typed.community_name);
  const name = comparable(typed.family_name + typed.given_name);
  const { family_name, given_name, family_name_kana, given_name_kana } = candidate;
  return (
    [candidate.community_name, candidate.corporation_name].some((one) => comparable(one) === community) &&
    [family_name + given_name, family_name_kana + given_name_kana].some((one) => comparable(one) === name)
  );
}

/** CA60–CA62. The call does the same reads and enqueues the same job whether or not anybody is found. */
export const remindOfEmailRoute = serve(remindOfEmail, async (context, { body }) => {
  const candidates = await findEmployeesByBirthday(context.db, body.birthday);
  const found = candidates.filter((candidate) => isMeant(candidate, body)).map(({ id }) => id);
  context.enqueue(sendEmailReminder, { accountIds: [...new Set(found)] });
});

export const sendEmailReminder = mailJob<{ readonly accountIds: readonly number[] }>(
  "sendEmailReminder",
  async (services, { accountIds }) => {
    for (const id of accountIds) {
      const person = await findPerson(services.database.kysely, id);
      if (!person?.email) continue;
      const { login, forgotPassword } = accountPaths.employee;
      const values = {
        email: person.email,
        loginUrl: services.publicUrl + login,
        resetUrl: services.publicUrl + forgotPassword,
      };
      await deliverLetter(services, person, letters, "forgottenEmail", values, { evenIfStopped: true });
    }
  },
);
