export const OFFER_DAYS = 7;
