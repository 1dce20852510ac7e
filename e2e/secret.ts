import type { BounceSettings } from "#kit/server/mail/return-path.ts";

/** The product of the journeys signs its links with this, so that a journey can make one itself. */
export const JOURNEY_SECRET = "the secret of the journeys, 32 characters";

/** Its mails bounce to this, so that a journey can hand one in as the mail server does. */
export const JOURNEY_BOUNCES: BounceSettings = {
  address: "bounces@mail.enishi.example",
  secret: "what the mail server of the journeys knows",
};
