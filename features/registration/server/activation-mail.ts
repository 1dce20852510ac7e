import { HOUR_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { ACTIVATION_VALID_HOURS } from "../contract/limits.ts";
import { letters } from "./mails.ts";
import { findPendingForMail, updateLink } from "./pending.sql.ts";

/** A repeated mail makes the earlier link void. */
export const sendActivationMail = mailJob<{ readonly pendingId: number }>(
  "sendActivationMail",
  async (services, { pendingId }) => {
    const { kysely } = services.database;
    const pending = await findPendingForMail(kysely, pendingId);
    if (!pending) return;
    await mailSecret(
      services,
      (token) =>
        letterTo(
          pending,
          letters,
          "activation",
          {
            community: pending.community_name,
            url: services.publicUrl + linkTo("/alumni/register_alumnus_finished", {}, { token }),
            hours: ACTIVATION_VALID_HOURS,
          },
          { from: pending, evenIfStopped: true },
        ),
      ({ db, now }, token_hash) =>
        updateLink(db, pendingId, {
          token_hash,
          expires_at: new Date(now.getTime() + ACTIVATION_VALID_HOURS * HOUR_MS),
        }),
    );
  },
);
