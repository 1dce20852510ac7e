import { dictionary } from "@zxcvbn-ts/language-common";

/** A common password with at most this many added signs is still a common one. */
const SIGNS = 3;

/** Reduces a password to its base, without case, width and signs. */
const bare = (password: string): string =>
  password
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, "");

/** The other rules refuse all passwords without a letter and a digit, so only the rest is kept. */
const common = new Set(
  (dictionary["passwords-common"] as readonly string[])
    .filter((password) => /[a-z]/i.test(password) && /\d/.test(password))
    .map(bare),
);

/** Tells whether the password is a common one, signs at its ends or in its middle aside. */
export function isCommonPassword(password: string): boolean {
  const left = bare(password);
  return password.length - left.length <= SIGNS && common.has(left);
}
