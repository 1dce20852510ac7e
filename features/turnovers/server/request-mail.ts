import { HOUR_MS } from "#kit/contract/durations.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { TURNOVER_WAIT_HOURS } from "../contract/limits.ts";
import { letters } from "./mails.ts";
import { findAsked, updateObjectionKey } from "./requests.sql.ts";

/**
 * Asks the employee at their work address. The wait begins when the letter has left, so that nothing is carried out of
 * which they have not been told; no suspension and no bounce holds it back.
 */
export const sendTurnoverRequest = mailJob<{ readonly communityId: number; readonly requestId: number }>(
  "sendTurnoverRequest",
  async (services, { communityId, requestId }) => {
    const person = await findAsked(services.database.kysely, communityId, requestId);
    if (!person) return;
    const due = new Date(services.clock.now().getTime() + TURNOVER_WAIT_HOURS * HOUR_MS);
    await mailSecret(
      services,
      (token) =>
        letterTo(
          person,
          letters,
          "request",
          {
            community: person.community_name,
            askedBy: isolated(person.asked_by),
            email: person.private_email ?? "",
            due: formatMinute(due),
            hours: TURNOVER_WAIT_HOURS,
            url: services.publicUrl + linkTo("/community/account/turnovers/:id", { id: requestId }),
            objectionUrl: services.publicUrl + linkTo("/community/users/turnover_objection", {}, { token }),
          },
          { from: person, evenIfStopped: true },
        ),
      ({ db }, hash) => updateObjectionKey(db, { communityId, id: requestId }, hash, due),
    );
  },
);
