import { dictionary } from "@zxcvbn-ts/language-common";

/** So many signs may decorate a common password without making it another one; with more it is hardly the same. */
const SIGNS = 3;

/** What is left of a password without its case, width and signs. */
const bare = (password: string): string =>
  password
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, "");

/** Only those that the other rules let through: with a letter and a digit. */
const common = new Set(
  (dictionary["passwords-common"] as readonly string[])
    .filter((password) => /[a-z]/i.test(password) && /\d/.test(password))
    .map(bare),
);

/** Whether it is among the passwords that are guessed first, signs at its ends or in its middle left aside. */
export function isCommonPassword(password: string): boolean {
  const left = bare(password);
  return password.length - left.length <= SIGNS && common.has(left);
}
