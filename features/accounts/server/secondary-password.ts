import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { hashPassword, verifyPassword } from "#kit/server/passwords/passwords.ts";
import type { Work } from "#kit/server/work/work.ts";
import { removeSecondaryPassword, setSecondaryPassword } from "../contract/calls.ts";
import { accountPaths } from "../contract/paths.ts";
import { type AccountHolder, updateSecondaryPassword } from "./accounts.sql.ts";
import { letters } from "./mails.ts";
import { confirmOwner, lockUnchanged } from "./own-password.ts";
import { unchangedPassword } from "./set-password.ts";

/** The second password opens the points exchange and no session, so nobody is signed out by a change. */
export const secondaryPasswordRoutes = [
  serveInSteps(setSecondaryPassword, async (context, { body: { current_password, secondary_password } }) => {
    const seen = await confirmOwner(context, current_password);
    const before = seen.secondary_password_hash;
    if (before !== null && (await verifyPassword(before, secondary_password)))
      throw unchangedPassword("secondary_password");
    const hash = await hashPassword(secondary_password);
    await context.inTransaction(async (work) => {
      const person = await lockUnchanged(work.db, seen);
      await updateSecondaryPassword(work.db, person.id, hash);
      sendSecondaryPasswordLetter(work, person, person.secondary_password_hash === null ? "Set" : "Changed");
    });
  }),

  serveInSteps(removeSecondaryPassword, async (context, { body }) => {
    const seen = await confirmOwner(context, body.current_password);
    await context.inTransaction(async (work) => {
      const person = await lockUnchanged(work.db, seen);
      if (person.secondary_password_hash === null) return;
      await updateSecondaryPassword(work.db, person.id, null);
      sendSecondaryPasswordLetter(work, person, "Removed");
    });
  }),
];

function sendSecondaryPasswordLetter(
  work: Work,
  person: AccountHolder,
  happening: "Set" | "Changed" | "Removed",
): void {
  const url = work.services.publicUrl + accountPaths.alumnus.settings;
  sendLetter(work, person, letters, `secondaryPassword${happening}`, { at: formatMinute(work.now), url });
}
