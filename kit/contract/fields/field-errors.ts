/** The code has no parameters. `{}` would allow any value. */
type None = Record<never, never>;

/**
 * These codes say what can be wrong with a field, with the values their texts need. The two codes that the specification
 * prints (R228, R229) keep their spelling.
 */
export type FieldErrorParams = {
  REQUIRED: None;
  INVALID_FORMAT: None;
  INVALID_CHOICE: None;
  /** A change names nothing that it would change. */
  NOTHING_TO_CHANGE: None;
  /** The contract knows no field of this name, here or at all. */
  UNKNOWN_FIELD: { name: string };
  /** The text has U+0000 or half of a surrogate pair. */
  INVALID_CHARACTERS: None;
  /** The name has an address of a page. */
  ADDRESS: None;
  LINE_BREAK: None;
  PLACEHOLDER_MISSING: { placeholder: string };
  PICTOGRAM: { found: string };
  BANNED_WORD: { words: string };
  NAME_RESERVED: { name: string };
  TOO_SHORT: { min: number; length: number };
  TOO_LONG: { max: number; length: number };
  TOO_SMALL: { min: number };
  TOO_LARGE: { max: number };
  TOO_FEW: { min: number };
  TOO_MANY: { max: number };
  /** Signs alone say nothing. */
  TOO_FEW_LETTERS: { min: number };
  /** Choices are one per line. */
  TOO_FEW_CHOICES: { min: number };
  KATAKANA: None;
  DIGITS: None;
  /** The line is neither an address nor a network. */
  IP_ADDRESS: { entry: string };
  EMAIL: None;
  EMAIL_MISMATCH: None;
  PHONE_NUMBER: None;
  POSTAL_CODE: None;
  /** It is no address of a page on the web. */
  URL: None;
  COLOR: None;
  DATE: None;
  MONTH: None;
  /** `min` and `max` are as shown: YYYY/MM/DD or YYYY/MM. */
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
  PASSWORD_COMMON: None;
  PASSWORD_MISMATCH: None;
  PASSWORD_UNCHANGED: None;
  PASSWORDS_ALIKE: None;
  DUPLICATE_TAG: { tag: string };
  VALIDATE_NUMBER_OF_MENTION: { max: number };
  ERROR_MENTION_USER_INVALID: None;
  /** `max` is in bytes. */
  FILE_TOO_LARGE: { max: number };
  FILE_TYPE: { types: string };
  AGREEMENT: None;
};

export type FieldErrorCode = keyof FieldErrorParams;

export type Fault = {
  [C in FieldErrorCode]: { code: C; params: FieldErrorParams[C] };
}[FieldErrorCode];

/** Makes a fault; a code without parameters takes none. */
export function fault<C extends FieldErrorCode>(
  code: C,
  ...[params]: keyof FieldErrorParams[C] extends never ? [] : [params: FieldErrorParams[C]]
): Fault {
  return { code, params: params ?? {} } as Fault;
}
