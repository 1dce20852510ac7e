import { serveBothInSteps } from "#kit/server/http/serve.ts";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { changePassword } from "../contract/calls.ts";
import { askPasswordAgain, lockUnchanged } from "./own-password.ts";
import { assertNotSecondary, setPassword, unchangedPassword } from "./set-password.ts";

export const changePasswordRoutes = serveBothInSteps(changePassword, async (context, { body }) => {
  const seen = await askPasswordAgain(context, body.current_password);
  if (body.password === body.current_password) throw unchangedPassword();
  await assertNotSecondary(seen, body.password);
  const password_hash = await hashPassword(body.password);
  await context.inTransaction(async (work) => {
    const person = await lockUnchanged(work.db, seen);
    const { sessionId: keepSessionId } = context.account;
    await setPassword(work, person, password_hash, { seen, keepSessionId, unlink: body.unlink });
  });
});
