/** The first part of the address where employees log in, unless it is one of the product's own. */
export const PARTNER_PREFIX = /^(?!(?:alumni|community|operator|api|assets)$)[a-z][a-z0-9-]{0,38}$/;
