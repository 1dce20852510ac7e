import { DAY_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { TURNOVER_INVITATION_DAYS } from "../contract/limits.ts";
import { letters } from "./mails.ts";
import { findRecipient, updateKey } from "./turnovers.sql.ts";

/** The key is generated when the mail leaves and replaces the earlier one. Of two mails, only the last is sent. */
export const sendTurnoverInvitation = mailJob<{ readonly turnoverId: number; readonly askedAt: string }>(
  "sendTurnoverInvitation",
  async (services, { turnoverId, askedAt }) => {
    const person = await findRecipient(services.database.kysely, turnoverId);
    if (person?.asked_at.toISOString() !== askedAt) return;
    await mailSecret(
      services,
      (key) =>
        letterTo(
          person,
          letters,
          "invitation",
          {
            community: person.community_name,
            corporation: person.corporation_name,
            url: services.publicUrl + linkTo("/alumni/invited_communities/alumni/:key", { key }),
            days: TURNOVER_INVITATION_DAYS,
            withChats: person.confirmed_at !== null,
          },
          // It is the only way in and sent by hand, and the mailbox may work again since the last one bounced.
          { from: person, evenIfStopped: true },
        ),
      ({ db, now }, hash) =>
        updateKey(db, turnoverId, hash, new Date(now.getTime() + TURNOVER_INVITATION_DAYS * DAY_MS)),
    );
  },
);
