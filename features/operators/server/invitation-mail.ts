import { HOUR_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import { MAILED_LINK_VALID_HOURS } from "../contract/limits.ts";
import { replaceLinks } from "./links.sql.ts";
import { letters } from "./mails.ts";
import { findOperator } from "./operators.sql.ts";

type Invited = { readonly accountId: number; readonly invitedBy: number };

/** Nothing is sent to somebody who has set up the account, or whose invitation was taken back, meanwhile. */
export const sendOperatorInvitation = mailJob<Invited>(
  "sendOperatorInvitation",
  async (services, { accountId, invitedBy }) => {
    const { kysely } = services.database;
    const invited = await findOperator(kysely, accountId);
    if (!invited || invited.activated_at) return;
    const by = await findOperator(kysely, invitedBy);
    await mailSecret(
      services,
      (token) =>
        letterTo({ email: invited.email, language: invited.language }, letters, "invited", {
          by: by ? `${by.family_name} ${by.given_name}` : "",
          url: services.publicUrl + linkTo("/operator/set_up", {}, { token }),
          hours: MAILED_LINK_VALID_HOURS,
        }),
      ({ db, now }, token_hash) =>
        replaceLinks(db, {
          token_hash,
          account_id: accountId,
          created_at: now,
          expires_at: new Date(now.getTime() + MAILED_LINK_VALID_HOURS * HOUR_MS),
        }),
    );
  },
);
