import type { Language } from "#kit/contract/language.ts";
import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import { job } from "#kit/server/jobs/job.ts";
import { renderMail } from "#kit/server/mail/layout.ts";
import { deliverMail } from "#kit/server/mail/send-mail-job.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { ACTIVATION_VALID_HOURS } from "../contract/limits.ts";
import { findDraftForMail, insertActivationToken } from "./activation.sql.ts";
import { activationMailTexts } from "./activation-mail-texts.ts";
import { deleteActivationTokens } from "./registration.sql.ts";

const HOUR_MS = 60 * 60 * 1000;

type Draft = { readonly accountId: number; readonly communityId: number };

/** Draws the token only now, so that nothing but its hash is ever kept; a repeat makes the earlier link worthless. */
export const sendActivationMail = job<Draft>("sendActivationMail", async (services, draft) => {
  const person = await findDraftForMail(services.database.kysely, draft.accountId, draft.communityId);
  if (!person?.email) return;
  const token = await drawToken(services, draft);
  const url = `${services.publicUrl}/alumni/register_alumnus_finished?token=${token}`;
  const language = person.language as Language;
  const texts = activationMailTexts[language]({
    community: person.name,
    name: `${person.family_name} ${person.given_name}`,
    hours: ACTIVATION_VALID_HOURS,
  });
  await deliverMail(services, {
    to: person.email,
    subject: texts.subject,
    ...renderMail({
      language,
      communityName: person.name,
      accent: person.theme_color,
      heading: texts.heading,
      paragraphs: texts.paragraphs,
      action: { label: texts.action, url },
      footnotes: texts.footnotes,
    }),
  });
});

async function drawToken(services: Services, { accountId, communityId }: Draft): Promise<string> {
  const token = createSecretToken();
  await inTransaction(services, async ({ db, now }) => {
    await deleteActivationTokens(db, accountId);
    await insertActivationToken(db, {
      account_id: accountId,
      community_id: communityId,
      token_hash: hashSecretToken(token),
      expires_at: new Date(now.getTime() + ACTIVATION_VALID_HOURS * HOUR_MS),
      created_at: now,
    });
  });
  return token;
}
