/** No parameters. Not `{}`, which would let any value through. */
type None = Record<never, never>;

/**
 * The one catalogue of what can be wrong with a field: its stable code and the values its text needs.
 * The two codes the documents print themselves (R228, R229) keep their spelling.
 */
export type FieldErrorParams = {
  REQUIRED: None;
  INVALID_FORMAT: None;
  INVALID_CHOICE: None;
  /** A control character, U+0000 or half of a surrogate pair. */
  INVALID_CHARACTERS: None;
  LINE_BREAK: None;
  PICTOGRAM: { found: string };
  BANNED_WORD: { words: string };
  /** A person's name that could be taken for the office's or the community's. */
  NAME_RESERVED: { name: string };
  TOO_SHORT: { min: number; length: number };
  TOO_LONG: { max: number; length: number };
  TOO_SMALL: { min: number };
  TOO_LARGE: { max: number };
  TOO_FEW: { min: number };
  TOO_MANY: { max: number };
  /** One choice a line. */
  TOO_FEW_CHOICES: { min: number };
  KATAKANA: None;
  HIRAGANA: None;
  DIGITS: None;
  EMAIL: None;
  EMAIL_MISMATCH: None;
  PHONE_NUMBER: None;
  POSTAL_CODE: None;
  HEX_COLOUR: None;
  DATE: None;
  MONTH: None;
  /** `min` and `max` as shown: YYYY/MM/DD or YYYY/MM. */
  DATE_TOO_EARLY: { min: string };
  DATE_TOO_LATE: { max: string };
  DATE_IN_FUTURE: None;
  DATE_IN_PAST: None;
  END_NOT_AFTER_START: None;
  PASSWORD_TOO_SHORT: { min: number };
  PASSWORD_TOO_LONG: { max: number };
  PASSWORD_LETTER: None;
  PASSWORD_DIGIT: None;
  PASSWORD_SPACE: None;
  PASSWORD_CHARACTER: None;
  PASSWORD_WORD: { words: string };
  PASSWORD_KINDS: { kinds: number };
  /** It is on the list of those that everybody tries first. */
  PASSWORD_COMMON: None;
  PASSWORD_MISMATCH: None;
  PASSWORD_UNCHANGED: None;
  PASSWORDS_ALIKE: None;
  DUPLICATE_TAG: { tag: string };
  VALIDATE_NUMBER_OF_MENTION: { max: number };
  ERROR_MENTION_USER_INVALID: None;
  /** `max` in bytes. */
  FILE_TOO_LARGE: { max: number };
  FILE_TYPE: { types: string };
  SCHEDULE_SLOT: None;
  SCHEDULE_TOO_SOON: { minutes: number };
  AGREEMENT: None;
};

export type FieldErrorCode = keyof FieldErrorParams;

/** One field error, with the parameters its code demands. */
export type Fault = {
  [C in FieldErrorCode]: { code: C; params: FieldErrorParams[C] };
}[FieldErrorCode];

/** The same codes as values, for the generated documents and for switches on a code. */
export const fieldErrors = {
  REQUIRED: "REQUIRED",
  INVALID_FORMAT: "INVALID_FORMAT",
  INVALID_CHOICE: "INVALID_CHOICE",
  INVALID_CHARACTERS: "INVALID_CHARACTERS",
  LINE_BREAK: "LINE_BREAK",
  PICTOGRAM: "PICTOGRAM",
  BANNED_WORD: "BANNED_WORD",
  NAME_RESERVED: "NAME_RESERVED",
  TOO_SHORT: "TOO_SHORT",
  TOO_LONG: "TOO_LONG",
  TOO_SMALL: "TOO_SMALL",
  TOO_LARGE: "TOO_LARGE",
  TOO_FEW: "TOO_FEW",
  TOO_MANY: "TOO_MANY",
  TOO_FEW_CHOICES: "TOO_FEW_CHOICES",
  KATAKANA: "KATAKANA",
  HIRAGANA: "HIRAGANA",
  DIGITS: "DIGITS",
  EMAIL: "EMAIL",
  EMAIL_MISMATCH: "EMAIL_MISMATCH",
  PHONE_NUMBER: "PHONE_NUMBER",
  POSTAL_CODE: "POSTAL_CODE",
  HEX_COLOUR: "HEX_COLOUR",
  DATE: "DATE",
  MONTH: "MONTH",
  DATE_TOO_EARLY: "DATE_TOO_EARLY",
  DATE_TOO_LATE: "DATE_TOO_LATE",
  DATE_IN_FUTURE: "DATE_IN_FUTURE",
  DATE_IN_PAST: "DATE_IN_PAST",
  END_NOT_AFTER_START: "END_NOT_AFTER_START",
  PASSWORD_TOO_SHORT: "PASSWORD_TOO_SHORT",
  PASSWORD_TOO_LONG: "PASSWORD_TOO_LONG",
  PASSWORD_LETTER: "PASSWORD_LETTER",
  PASSWORD_DIGIT: "PASSWORD_DIGIT",
  PASSWORD_SPACE: "PASSWORD_SPACE",
  PASSWORD_CHARACTER: "PASSWORD_CHARACTER",
  PASSWORD_WORD: "PASSWORD_WORD",
  PASSWORD_KINDS: "PASSWORD_KINDS",
  PASSWORD_COMMON: "PASSWORD_COMMON",
  PASSWORD_MISMATCH: "PASSWORD_MISMATCH",
  PASSWORD_UNCHANGED: "PASSWORD_UNCHANGED",
  PASSWORDS_ALIKE: "PASSWORDS_ALIKE",
  DUPLICATE_TAG: "DUPLICATE_TAG",
  VALIDATE_NUMBER_OF_MENTION: "VALIDATE_NUMBER_OF_MENTION",
  ERROR_MENTION_USER_INVALID: "ERROR_MENTION_USER_INVALID",
  FILE_TOO_LARGE: "FILE_TOO_LARGE",
  FILE_TYPE: "FILE_TYPE",
  SCHEDULE_SLOT: "SCHEDULE_SLOT",
  SCHEDULE_TOO_SOON: "SCHEDULE_TOO_SOON",
  AGREEMENT: "AGREEMENT",
} as const satisfies { [C in FieldErrorCode]: C };

/** Makes a fault; codes without parameters take none. */
export function fault<C extends FieldErrorCode>(
  code: C,
  ...[params]: keyof FieldErrorParams[C] extends never ? [] : [params: FieldErrorParams[C]]
): Fault {
  return { code, params: params ?? {} } as Fault;
}
