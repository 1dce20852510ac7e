import type { BounceSettings } from "#kit/server/mail/return-path.ts";

/** What the product of the journeys signs its links with, so that a journey can open one of a mail that is still to come. */
export const JOURNEY_SECRET = "the secret of the journeys, 32 characters";

/** Where its mails come back to, so that a journey can hand one in as the mail server does. */
export const JOURNEY_BOUNCES: BounceSettings = {
  address: "bounces@mail.enishi.example",
  secret: "what the mail server of the journeys knows",
};
