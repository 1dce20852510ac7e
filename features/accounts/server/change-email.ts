import { HOUR_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { isDuplicate } from "#kit/server/database/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveBothInSteps } from "#kit/server/http/serve.ts";
import { addressWorks, forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { cancelEmailChange, changeEmail, confirmEmail } from "../contract/email-calls.ts";
import { accountErrors } from "../contract/errors.ts";
import { EMAIL_CHANGE_VALID_HOURS, EMAIL_CHANGES_PER_HOUR } from "../contract/limits.ts";
import { accountPaths } from "../contract/paths.ts";
import { type AccountHolder, lockPerson } from "./accounts.sql.ts";
import {
  deleteUnusedAccount,
  findHolder,
  findNeighbour,
  lockUnusedAccount,
  updateEmail,
} from "./change-email.sql.ts";
import { sendEmailChangeMail } from "./email-change-mail.ts";
import { endSessions } from "./end-sessions.ts";
import { countLinks, voidLinks } from "./links.sql.ts";
import { type AccountLink, consumeLink, hashOfNoToken, lookAtLink, replaceLink } from "./links.ts";
import { letters } from "./mails.ts";
import { askPasswordAgain, lockUnchanged } from "./own-password.ts";

/**
 * The account that was made for inviting an address, and that nobody has used, is about to be deleted in favour of the
 * one whose owner has proved to hold the address. Listeners hand over what refers to it.
 */
export const unusedAccountYields = domainEvent<{
  readonly unusedAccountId: number;
  readonly accountId: number;
}>("unusedAccountYields");

/** The answer is the same whether the address is free or taken: only the mail differs. */
const changeRoutes = serveBothInSteps(changeEmail, async (context, { body }) => {
  const seen = await askPasswordAgain(context, body.current_password);
  if (body.email === seen.email) throw failure(accountErrors.ERROR_EMAIL_UNCHANGED, { field: "email" });
  await context.inTransaction(async (work) =>
    askForChange(work, await lockUnchanged(work.db, seen), body.email),
  );
});

/** Only the latest change asked for counts. */
async function askForChange(work: Work, person: AccountHolder, newEmail: string): Promise<void> {
  const { db, now, services } = work;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  if ((await countLinks(db, person.id, "email", hourAgo)) >= EMAIL_CHANGES_PER_HOUR)
    throw failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { params: { seconds: HOUR_MS / 1000 } });
  const expires_at = new Date(now.getTime() + EMAIL_CHANGE_VALID_HOURS * HOUR_MS);
  const linkId = await replaceLink(work, person, {
    purpose: "email",
    new_email: newEmail,
    token_hash: hashOfNoToken(),
    expires_at,
  });
  if (linkId !== undefined) work.enqueue(sendEmailChangeMail, { linkId });
  const settingsUrl = services.publicUrl + accountPaths[person.kind as MemberKind].settings;
  sendLetter(work, person, letters, "emailChangeAsked", { email: newEmail, settingsUrl });
}

/** Ends every session of the account except the one that confirms. */
const confirmRoutes = serveBothInSteps(confirmEmail, async (context, { body }, kind) => {
  const opened = { kind, purpose: "email", token: body.token } as const;
  const link = await lookAtLink(context.db, opened, context.now);
  const own = context.account?.accountId === link.account_id ? context.account.sessionId : null;
  try {
    await context.inTransaction(async (work) => {
      const person = await lockPerson(work.db, link.account_id);
      await consumeLink(work, link, opened);
      if (person) await takeAddress(work, person, link, own);
    });
  } catch (error) {
    // Two accounts have confirmed the same address at the same moment.
    throw isDuplicate(error) ? failure(accountErrors.ERROR_EMAIL_TAKEN) : error;
  }
  return { data: { email: link.new_email ?? "" } };
});

async function takeAddress(
  work: Work,
  person: AccountHolder,
  { new_email }: AccountLink,
  keepSessionId: number | null,
): Promise<void> {
  const { db, now, services } = work;
  const email = new_email ?? "";
  if ((await findHolder(db, person, email)) ?? (await findNeighbour(db, person, email)))
    throw failure(accountErrors.ERROR_EMAIL_TAKEN);
  const unused = await lockUnusedAccount(db, person.kind, email);
  if (unused) {
    await work.emit(unusedAccountYields, { unusedAccountId: unused.id, accountId: person.id });
    await deleteUnusedAccount(db, unused.id);
  }
  await updateEmail(db, person.id, email, now);
  await addressWorks(work, email);
  await endSessions(work, person.id, { keepSessionId });
  if (!person.email) return;
  await forgetAddress(work, person.email);
  const contact = services.provider.contactEmail;
  sendLetter(work, person, letters, "emailChanged", { email, at: formatMinute(now), contact });
}

export const changeEmailRoutes = [
  ...changeRoutes,
  ...confirmRoutes,
  serve(cancelEmailChange, async (context) => {
    await voidLinks(context.db, context.account.accountId, "email", context.now);
  }),
];
