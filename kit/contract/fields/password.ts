import { type Fault, fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { password as limit, unitsPerCharacter } from "./limits.ts";
import { graphemeLength } from "./text-length.ts";

export type PasswordFault =
  | "tooShort"
  | "tooLong"
  | "letter"
  | "digit"
  | "space"
  | "character"
  | "word"
  | "kinds"
  | "common";

/** A password mixes at least this many kinds of characters. R200, R201 */
export const passwordKinds = { alumnus: 2, employee: 3, operator: 3 } as const;

/** No accepted password has more UTF-16 units; a longer one is refused unread. */
export const PASSWORD_UNITS_MAX = limit.max * unitsPerCharacter;

/** Upper case, lower case and digits are kinds; everything else is a symbol. */
const kindPatterns = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/];
export const forbiddenWords = ["password", "admin", "test"] as const;
const unusable = /[[\p{Cs}\p{Cc}]--\s]/v;

/** R203: the words are forbidden in any case, and in full width too. */
const hasForbiddenWord = (value: string) => {
  const folded = value.normalize("NFKC").toLowerCase();
  return forbiddenWords.some((word) => folded.includes(word));
};

let isCommon: (password: string) => boolean = () => false;

/** The server's list is too long for a browser, which learns of it by the answer. */
export const refuseCommonPasswords = (known: typeof isCommon): void => {
  isCommon = known;
};

/**
 * R198–R203: returns everything wrong with a password, so that a form can tick the rules off one by one. `kinds` is how
 * many of upper case, lower case, digit and symbol it must mix.
 */
export function passwordFaults(value: string, { kinds }: { kinds: 2 | 3 }): PasswordFault[] {
  if (value.length > PASSWORD_UNITS_MAX) return ["tooLong"];
  const length = graphemeLength(value);
  const found: [PasswordFault, boolean][] = [
    ["tooShort", length < limit.min],
    ["tooLong", length > limit.max],
    ["letter", !/[A-Za-z]/.test(value)],
    ["digit", !/[0-9]/.test(value)],
    ["space", /\s/.test(value)],
    ["character", unusable.test(value)],
    ["word", hasForbiddenWord(value)],
    ["kinds", kindPatterns.filter((pattern) => pattern.test(value)).length < kinds],
  ];
  const faults = found.filter(([, wrong]) => wrong).map(([name]) => name);
  return faults.length === 0 && isCommon(value) ? ["common"] : faults;
}

export function passwordError(name: PasswordFault, kinds: 2 | 3): Fault {
  const errors: Record<PasswordFault, Fault> = {
    tooShort: fault("PASSWORD_TOO_SHORT", { min: limit.min }),
    tooLong: fault("PASSWORD_TOO_LONG", { max: limit.max }),
    letter: fault("PASSWORD_LETTER"),
    digit: fault("PASSWORD_DIGIT"),
    space: fault("PASSWORD_SPACE"),
    character: fault("PASSWORD_CHARACTER"),
    word: fault("PASSWORD_WORD", { words: forbiddenWords.join(", ") }),
    kinds: fault("PASSWORD_KINDS", { kinds }),
    common: fault("PASSWORD_COMMON"),
  };
  return errors[name];
}

type Options = { required?: boolean };

/** A password is never normalised, only checked: what is typed at sign-in must be what was stored. */
const passwordField = (kinds: 2 | 3, { required }: Options) =>
  stringField({
    max: limit.max,
    tooLong: passwordError("tooLong", kinds),
    required,
    find: (value) => passwordFaults(value, { kinds }).map((name) => passwordError(name, kinds)),
  });

/** The repeated password needs no rules but that it equals the first (`matching`). R205 */
export const passwordAgain = () =>
  stringField({ max: limit.max, tooLong: passwordError("tooLong", 2), find: () => undefined });

/** This is for setting a password of an alumnus. To sign in, check only that it is not empty. */
export const alumniPassword = (options: Options = {}) => passwordField(passwordKinds.alumnus, options);
/** This is for setting a password of an employee, administrator or operator. */
export const employeePassword = (options: Options = {}) => passwordField(passwordKinds.employee, options);
