import * as limits from "#kit/contract/fields/limits.ts";

export const COMMUNITY_NAME = limits.shortText;
export const DESCRIPTION = { min: 0, max: 1_000 };
export const BOARD_TITLE = { min: 0, max: 50 };
export const BOARD_CONTENT = { min: 0, max: 1_000 };
/** R103: the message board has at most so many sites. */
export const BOARD_SITES = 3;
export const SITE_NAME = { min: 0, max: 50 };
export const SITE_URL = 2_000;
/** This many members whose names are like the office's new one are named. */
export const NAMED_ALIKE = 20;
/** R447: a colour has six hexadecimal digits. */
export const COLOR = /^#[0-9A-F]{6}$/i;
