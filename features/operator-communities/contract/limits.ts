import * as limits from "#kit/contract/fields/limits.ts";

export const COMMUNITY_NAME = limits.shortText;
export const PLAN = { min: 0, max: 50 };
export const MEMBER_LIMIT = { min: 1, max: 1_000_000 };
export const PURCHASED_POINTS = { min: 0, max: 100_000_000 };
export const OPTIONS = 20;
export const OPTION = 50;
export const ADDRESSES = 100;
/** Sections are saved by a version, which says as what they were seen. */
export const VERSION = 100;
export const ISSUER = 300;
export const PARTNER_PREFIX_LENGTH = 39;
/** An id or a secret that a service has issued. */
export const CLIENT = 500;
export const REASON = { min: 1, max: 500 };
/** A contractor's invitation is mailed by hand this often to one community in an hour. */
export const NEW_COMMUNITY_MEMBER_LIMIT = 500;
