/** What the product of the journeys signs its links with, so that a journey can open one of a mail that is still to come. */
export const JOURNEY_SECRET = "the secret of the journeys, 32 characters";
