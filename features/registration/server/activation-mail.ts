import { HOUR_MS } from "#kit/contract/durations.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { job } from "#kit/server/jobs/job.ts";
import { inNameOf, languageOf, mailOf } from "#kit/server/mail/letter.ts";
import { MAILS_AT_ONCE } from "#kit/server/mail/mail.ts";
import { deliverMail } from "#kit/server/mail/send-mail-job.ts";
import { ACTIVATION_VALID_HOURS } from "../contract/limits.ts";
import { activationMailTexts } from "./activation-mail-texts.ts";
import { findPendingForMail, setLink } from "./pending.sql.ts";

/** Draws the token only now, so that nothing but its hash is ever kept; a repeat makes the earlier link worthless. */
export const sendActivationMail = job<{ readonly pendingId: number }>(
  "sendActivationMail",
  async (services, { pendingId }) => {
    const { kysely } = services.database;
    const pending = await findPendingForMail(kysely, pendingId);
    if (!pending) return;
    const token = createSecretToken();
    const expires_at = new Date(services.clock.now().getTime() + ACTIVATION_VALID_HOURS * HOUR_MS);
    await setLink(kysely, pendingId, { token_hash: hashSecretToken(token), expires_at });
    const language = languageOf(pending);
    const letter = activationMailTexts[language]({
      community: pending.community_name,
      url: `${services.publicUrl}/alumni/register_alumnus_finished?token=${token}`,
      hours: ACTIVATION_VALID_HOURS,
    });
    const mail = mailOf(pending.email, language, inNameOf(pending, letter));
    await deliverMail(services, { ...mail, evenIfStopped: true });
  },
  { atOnce: MAILS_AT_ONCE },
);
