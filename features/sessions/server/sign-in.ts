import { findSignInLink, takeLink } from "#features/accounts/server/index.ts";
import { toEmail } from "#kit/contract/fields/email.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveBothInSteps } from "#kit/server/http/serve.ts";
import { addressWorks } from "#kit/server/mail/bouncing-addresses.ts";
import { checkSignIn } from "#kit/server/passwords/guard-password.ts";
import { signIn, signInByToken } from "../contract/calls.ts";
import { sessionErrors } from "../contract/errors.ts";
import { continueSignIn } from "./second-step.ts";
import { findAccountForSignIn, lockForSignIn, lockPassword } from "./sessions.sql.ts";

/** A wrong address and a wrong password answer alike and take equally long. R315 */
const passwordRoutes = serveBothInSteps(signIn, async (context, { body }, kind) => {
  const email = toEmail(body.email);
  const account = await findAccountForSignIn(context.db, kind, email);
  const matches = await checkSignIn(context, { kind, email, password: body.password }, account);
  if (!account || !matches) throw failure(sessionErrors.ERROR_LOGIN);
  return context.inTransaction(async (work) => {
    if (!(await lockPassword(work.db, account.id, account.password_hash)))
      throw failure(sessionErrors.ERROR_LOGIN);
    return continueSignIn(context, work, { ...account, kind });
  });
});

export const signInRoutes = [
  ...passwordRoutes,
  serve(signInByToken, async (context, { body }) => {
    const { db, now } = context;
    const link = await findSignInLink(db, hashSecretToken(body.otp_token));
    // The account is locked before the link, as in making the link void.
    if (link) await lockForSignIn(db, link.account_id);
    const taken = link && (await takeLink(db, link.id, now));
    if (!taken) throw failure(sessionErrors.ERROR_OTP_INVALID);
    if (taken.email) await addressWorks(context, taken.email);
    return continueSignIn(context, context, { ...taken, kind: "alumnus" });
  }),
];
