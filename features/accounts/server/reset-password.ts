import { serveBoth, serveBothInSteps } from "#kit/server/http/serve.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { addressWorks } from "#kit/server/mail/bouncing-addresses.ts";
import { rememberDevice } from "#kit/server/passwords/guard-password.ts";
import { hashPassword, verifyPassword } from "#kit/server/passwords/passwords.ts";
import { requestReset, resetPassword } from "../contract/calls.ts";
import { findAccountByEmail, lockPerson } from "./accounts.sql.ts";
import { consumeLink, lookAtLink } from "./links.ts";
import { sendResetMail } from "./reset-mail.ts";
import { assertNotSecondary, setPassword, unchangedPassword } from "./set-password.ts";

/** The call reads and enqueues the same whether or not there is an account; only the job knows. */
const requestRoutes = serveBoth(requestReset, async (context, { body }, kind) => {
  const account = await findAccountByEmail(context.db, kind, body.email);
  context.enqueue(sendResetMail, { accountId: account?.id ?? null });
});

/** The browser that sets the new password becomes a known device, so that its owner gets in while others guess. */
const resetRoutes = serveBothInSteps(resetPassword, async (context, { body }, kind) => {
  const opened = { kind, purpose: "password", token: body.token } as const;
  const link = await lookAtLink(context.db, opened, context.now);
  if (await verifyPassword(link.password_hash, body.password)) throw unchangedPassword();
  await assertNotSecondary(link, body.password);
  const password_hash = await hashPassword(body.password);
  await context.inTransaction(async (work) => {
    const person = await lockPerson(work.db, link.account_id);
    await consumeLink(work, link, opened);
    if (person?.email) await addressWorks(work, person.email);
    const change = { seen: link, keepSessionId: null, unlink: body.unlink };
    if (person) await setPassword(work, person, password_hash, change);
  });
  context.setSession(areaOfKind[kind], null);
  rememberDevice(context, { id: link.account_id, kind });
});

export const resetPasswordRoutes = [...requestRoutes, ...resetRoutes];
